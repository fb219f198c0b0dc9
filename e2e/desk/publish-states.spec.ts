/** The Publish screen in every state that the server may answer, in the types of its API. */
import type { LastBuild, Publishing, RunningBuild } from '#contract/desk/publishing.ts';
import { axeFaults } from '../axe.ts';
import { changeLook } from '../look.ts';
import { comeIn, expect, test } from './desk.ts';

const NOW = Date.now();
const at = { at: NOW - 120_000 };
const place = { label: 'Texts, Questions, Question 3, Answer', href: '/words/faq#items.2.answer' };
const changes: Publishing['changes'] = [
  {
    id: 'a',
    group: { id: 'projects/residential/rao', label: 'Rao Residence' },
    sentence: 'Rao Residence is removed.',
    note: 'When you publish this, its pictures and plan are deleted from the site and from all older versions. Copies stay in backups and with anyone who saved them.',
    place: null,
    before: null,
    after: null,
  },
  {
    id: 'b',
    group: { id: 'faq.yaml', label: 'Questions' },
    sentence: 'Questions: Question “What does it cost?”: answer is changed.',
    note: '',
    place,
    before: { kind: 'words', text: 'Twelve weeks.' },
    after: { kind: 'words', text: 'Twelve to fourteen weeks.' },
  },
];
const job: RunningBuild = {
  id: 'j',
  by: 'Rohan Patil',
  startedAt: NOW - 60_000,
  isToPublish: true,
  step: 'pictures',
  done: 4,
  of: 25,
  endedAt: { check: NOW - 50_000 },
  changes: changes.map(({ sentence }) => sentence),
  again: { at: NOW - 30_000, why: 'restart' },
};
const begun: RunningBuild = {
  ...job,
  step: 'check',
  done: null,
  of: null,
  endedAt: {},
  again: null,
};
const ended = (how: LastBuild['how'], over: Partial<LastBuild> = {}): LastBuild => ({
  id: how,
  by: 'Asha Kulkarni',
  ...at,
  isToPublish: true,
  changes: job.changes,
  groups: null,
  endedAt: { check: at.at, pictures: at.at, pages: at.at },
  how,
  stoppedBy: how === 'stopped' ? 'Rohan Patil' : null,
  failure: null,
  isOwn: true,
  ...over,
});
const version = { ...at, what: 'Home: “First sentence” is changed.', by: 'Asha Kulkarni' };
const waiting: Publishing = {
  now: NOW,
  cannot: null,
  liveSince: NOW - 86_400_000,
  changes,
  writers: { 'faq.yaml': { by: 'Rohan Patil', at: NOW - 600_000 } },
  job: null,
  ended: null,
  setTime: null,
  waiting: [],
  preview: null,
  usualMs: 8_000,
  versions: [
    { ...version, id: '1', isCurrent: true, canGoBack: false, canLook: false, hasWithdrawn: false },
    { ...version, id: '2', isCurrent: false, canGoBack: true, canLook: true, hasWithdrawn: false },
    { ...version, id: '3', isCurrent: false, canGoBack: false, canLook: false, hasWithdrawn: true },
  ],
};
const failure = {
  what: 'One thing has to be fixed.',
  problems: [{ what: '“Answer” cannot be empty. Write something.', place }],
  details: 'content/faq.yaml:9:5: items › 3 › answer is empty.',
} as const;

const STATES: Readonly<Record<string, Publishing>> = {
  nothing: { ...waiting, changes: [] },
  changes: waiting,
  preview: { ...waiting, preview: { id: 'p', ...at, isFresh: true, groups: null } },
  'an older preview': {
    ...waiting,
    preview: { id: 'p', ...at, isFresh: false, groups: null },
  },
  'a preview of one page': {
    ...waiting,
    preview: { id: 'p', ...at, isFresh: true, groups: ['faq.yaml'] },
  },
  begun: { ...waiting, job: begun },
  working: { ...waiting, job },
  failed: { ...waiting, ended: ended('failed', { failure }) },
  'a failed preview': { ...waiting, ended: ended('failed', { failure, isToPublish: false }) },
  stopped: { ...waiting, ended: ended('stopped') },
  lost: { ...waiting, ended: ended('lost') },
  live: { ...waiting, changes: [], ended: ended('live') },
  'not possible here': { ...waiting, cannot: 'The content lies elsewhere.' },
};

const LOOKS = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

for (const [name, state] of Object.entries(STATES))
  test(`axe finds nothing in Publish and nothing scrolls sideways: ${name}, wide or on a phone, in either scheme`, async ({
    page,
    sharedDesk: desk,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await comeIn(page, desk);
    await page.route('**/desk/api/publishing', (route) => route.fulfill({ json: state }));
    await page.goto(`${desk.origin}/desk/publish`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const become = page.getByRole('button', { name: 'Details' });
    if (await become.isVisible()) await become.click();
    for (const { width, colorScheme } of LOOKS) {
      const look = `${width} px, ${colorScheme}`;
      await changeLook(page, { width, height: width === 390 ? 844 : 900, colorScheme });
      const found = await axeFaults(page, { rules: ['label-content-name-mismatch'] });
      expect.soft(found, look).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(over, look).toBeLessThanOrEqual(0);
      if (process.env.CAPTURES)
        await page.screenshot({
          path: `${process.env.CAPTURES}/publish-${name.replaceAll(' ', '-')}-${width}-${colorScheme}.png`,
          fullPage: true,
        });
    }
  });

test('the bar of a build is indeterminate until its first step has ended; without an earlier build it moves to the end, and the pictures are counted above it', async ({
  page,
  sharedDesk: desk,
}) => {
  await comeIn(page, desk);
  let state: Publishing = { ...waiting, job: begun };
  await page.route('**/desk/api/publishing', (route) => route.fulfill({ json: state }));
  const bar = page.getByRole('progressbar');
  const show = async (next: Publishing) => {
    state = next;
    await page.goto(`${desk.origin}/desk/publish`);
    await expect(bar).toBeVisible();
  };
  await show(state);
  // No value: the browser shows an indeterminate bar.
  await expect(bar).toHaveJSProperty('position', -1);
  await expect(page.getByText('Takes about 8 seconds.')).toBeVisible();
  await show({ ...waiting, job, usualMs: null });
  await expect(bar).toHaveJSProperty('position', -1);
  await expect(page.getByText('4 of 25 pictures')).toBeVisible();
  await expect(page.getByText('Takes a few minutes.')).toBeVisible();
});

for (const [name, heading, again] of [
  ['failed', 'Not published: one thing to fix', 'Publish again'],
  ['a failed preview', 'The preview could not be made: one thing to fix', 'Preview again'],
] as const)
  test(`the result says what was not made and offers to make it again: ${name}`, async ({
    page,
    sharedDesk: desk,
  }) => {
    await comeIn(page, desk);
    await page.route('**/desk/api/publishing', (route) => route.fulfill({ json: STATES[name] }));
    await page.goto(`${desk.origin}/desk/publish`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('button', { name: again })).toBeVisible();
  });
