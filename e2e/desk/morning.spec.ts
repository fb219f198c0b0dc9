/** A designer's morning, as one walk: post, a new plan, three standpoints, preview, publish, back and forward. */
import { access, glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { createDrafts } from '#server/drafts/drafts.ts';
import { test as base, comeIn, type DeskServer, expect, startDesk } from './desk.ts';

/** Served from a release, as `npm start` does it. */
const test = base.extend<{ desk: DeskServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright's way to say "no fixture"
  desk: async ({}, use) => {
    const desk = await startDesk({}, { isReleased: true });
    await use(desk);
    await desk.stop();
  },
});

const PLAN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500"><script>taken()</script><path d="M20 20H980V480H20Z" fill="none" stroke="#111" stroke-width="8"/></svg>';

/** Slug of a project that visitors see and that has a plan, whatever the owner's content is. */
async function anyProject({ dataDir }: DeskServer): Promise<string> {
  const content = await createDrafts({ dataDir, contentDir: undefined }).open();
  for await (const plan of glob('projects/*/*/plan.svg', { cwd: content })) {
    await access(join(content, dirname(plan), '01.jpg'));
    return dirname(plan).split('/').at(-1)!;
  }
  throw new Error('No project has a plan.');
}

async function answer(page: Page, desk: DeskServer, id: string, words: string) {
  await page.goto(`${desk.origin}/desk/enquiry/${id}`);
  const button = page.getByRole('button', { name: 'Answer' });
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await expect(reply.or(button).first()).toBeVisible();
  if (!(await reply.isVisible())) await button.click();
  await reply.fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/^Goes out in \d+ s$/)).toBeVisible();
}

test('a designer’s morning', async ({ page, desk, browser }) => {
  test.setTimeout(300_000);
  const slug = await anyProject(desk);
  const [asha, ravi, spam] = await Promise.all([
    desk.enquire(20, { user_name: 'Asha Patil', message: 'A flat in Aundh.' }),
    desk.enquire(3, { user_name: 'Ravi Joshi', message: 'A shop in Baner.' }),
    desk.enquire(1, { user_name: 'Best Ranking', message: 'First on every search engine.' }),
  ]);
  await comeIn(page, desk);

  // The post.
  await answer(page, desk, asha, 'Dear Asha, would Thursday at four suit you?');
  await answer(page, desk, ravi, 'Dear Ravi, we would like to see the shop.');
  await page.goto(`${desk.origin}/desk/enquiry/${spam}`);
  await page.getByRole('button', { name: /spam/i }).first().click();
  await expect
    .poll(async () => (await desk.database.call('enquiryInFull', spam))?.enquiry.spam_reason)
    .toBeTruthy();

  // A new plan, of which a script is left out; three pictures are placed by key.
  await page.goto(`${desk.origin}/desk/projects/${slug}/plan`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'choose one' }).click();
  await (await chooser).setFiles({
    name: 'plan.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(PLAN),
  });
  await expect(page.getByText('Left out: a script.', { exact: false })).toBeVisible();
  for (const n of [1, 2, 3]) {
    await page.locator(`.plan-pictures li:nth-child(${n}) button`).press('Enter');
    await expect(page.locator('[data-dot]')).toHaveCount(n);
    for (let step = 0; step < n; step += 1) await page.keyboard.press('Shift+ArrowRight');
  }
  await expect(page.getByText(/^Kept \d\d:\d\d$/)).toBeVisible();

  // Preview, and publish just that.
  const visitor = await (await browser.newContext()).newPage();
  const marks = async (where: Page) => {
    await where.goto(`${desk.origin}/projects/${slug}`);
    const dots = where.locator('.plan-marks a[aria-label] > svg');
    return dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('x')));
  };
  const before = await marks(visitor);
  await page.goto(`${desk.origin}/desk/publish`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Open the preview' }).click({ timeout: 150_000 });
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  const placed = await marks(page);
  expect(placed).toHaveLength(3);
  expect(await marks(visitor)).toEqual(before);
  await page.getByRole('link', { name: 'Back to the desk' }).click();
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing waits to be published');
  expect(await marks(visitor)).toEqual(placed);
  const drawing = await visitor.locator('.plan-drawing img').first().getAttribute('src');
  const published = await (await visitor.request.get(desk.origin + drawing)).text();
  expect(published).toContain('M20 20H980V480H20Z');
  expect(published).not.toMatch(/script|taken/);

  // Back, and forward again.
  const other = page.getByRole('button', { name: /^Go back to the version/ });
  await other.click();
  await expect.poll(() => marks(visitor)).toEqual(before);
  await other.click();
  await expect.poll(() => marks(visitor)).toEqual(placed);

  // By now both answers have reached the mail server.
  const answered = () => desk.mailbox.received.map(({ text }) => text).join('\n');
  await expect.poll(answered, { timeout: 30_000 }).toContain('Thursday at four');
  expect(answered()).toContain('see the shop');
  await visitor.context().close();
});
