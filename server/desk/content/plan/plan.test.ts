import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PlanView, Standpoint } from '#contract/desk/plan.ts';
import type { Revised } from '#contract/desk/revised.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { temporaryFolder, writeFiles } from '#server/testing/fixtures.ts';
import { fillDisk, freeSpace, tinyDisk } from '#server/testing/tiny-disk.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const HOME = 'projects/residential/shah-residence';
const HERE: Standpoint = { at: [10, 20], heading: 90, fov: 60 };

async function openPlan({ hasPlan = true } = {}) {
  const content = temporaryFolder();
  const picture = { width: 30, height: 20, channels: 3, background: '#a5805a' } as const;
  const bytes = await sharp({ create: picture }).jpeg().toBuffer();
  writeFiles(content, {
    'site.yaml': 'name: Test\n',
    'projects/residential/category.yaml': 'title: Residential\n',
    [`${HOME}/project.yaml`]:
      'title: Shah Residence\nphotos:\n  01.jpg: { room: Hall, title: "By the window" }\n',
    [`${HOME}/01.jpg`]: bytes,
    [`${HOME}/02.jpg`]: bytes,
    ...(hasPlan && {
      [`${HOME}/plan.svg`]: `<svg ${SVG} viewBox="0 0 60 90"><path d="M0 0L9 9"/></svg>`,
      [`${HOME}/views.json`]: '{"unit":6,"north":0,"views":[]}',
    }),
  });
  return openPlanOf(content);
}

/** @param dataDir the data folder of an earlier server */
async function openPlanOf(content: string, dataDir = temporaryFolder()) {
  const desk = openTestDesk({ env: { CONTENT_DIR: content }, dataDir });
  const { ask } = await desk.comeIn();
  const path = (rest: string) => `/projects/shah-residence/plan${rest}`;
  const view = async () => (await (await ask(path(''))).json()) as PlanView;
  const put = async (rest: string, value: unknown, revision: string) => {
    const answer = await ask(path(rest), { value }, { method: 'PUT', 'X-Revision': revision });
    return { status: answer.status, said: (await answer.json()) as Revised<Standpoint | null> };
  };
  function arrive(file: string | Buffer) {
    const upload = randomBytes(16).toString('base64url');
    mkdirSync(join(desk.dataDir, 'uploads'), { recursive: true });
    writeFileSync(join(desk.dataDir, 'uploads', upload), file);
    return upload;
  }
  async function take(file: string | Buffer, sheet?: number) {
    const upload = arrive(file);
    const answer = await ask(path('/drawing'), { upload, sheet });
    return { status: answer.status, said: await answer.json(), upload };
  }
  const draft = (file: string) => join(desk.dataDir, 'draft/content', HOME, file);
  return { ...desk, ask, path, view, put, arrive, take, draft, content };
}

test('a picture is placed only in the draft; an outdated save is answered with the current value', async () => {
  const { view, put, draft, content } = await openPlan();
  const [first] = (await view()).pictures;
  expect(first).toMatchObject({ file: '01.jpg', n: 1, title: 'By the window', standpoint: null });
  const kept = await put('/standpoints/01.jpg', HERE, first!.revision);
  expect(kept).toMatchObject({ status: 200, said: { value: HERE } });
  const stale = await put('/standpoints/01.jpg', { ...HERE, heading: 5 }, first!.revision);
  expect(stale).toMatchObject({ status: 409, said: { value: HERE, revision: kept.said.revision } });
  const after = await put('/standpoints/01.jpg', { ...HERE, heading: 5 }, kept.said.revision);
  expect(after.status).toBe(200);
  expect(JSON.parse(readFileSync(draft('views.json'), 'utf8')).views).toEqual([
    { file: '01.jpg', heading: 5, fov: 60, page: [10, 20] },
  ]);
  expect(readFileSync(join(content, HOME, 'views.json'), 'utf8')).toContain('"views":[]');
});

test('two people who place two pictures at the same time lose neither', async () => {
  const { view, put } = await openPlan();
  const [one, two] = (await view()).pictures;
  await Promise.all([
    put('/standpoints/01.jpg', HERE, one!.revision),
    put('/standpoints/02.jpg', HERE, two!.revision),
  ]);
  expect((await view()).pictures.map(({ standpoint }) => standpoint)).toEqual([HERE, HERE]);
});

test('a first plan needs no views.json; north can be set after the scale', async () => {
  const { take, view, put } = await openPlan({ hasPlan: false });
  expect((await view()).drawing).toBeNull();
  const drawing = `<svg ${SVG} viewBox="0 0 1200 800"><path d="M9 9H900V600" fill="none" stroke="#000"/></svg>`;
  expect(await take(drawing)).toMatchObject({ status: 200, said: { isTaken: true } });
  const { drawing: drawn, measure, revision } = await view();
  expect(drawn?.viewBox.slice(0, 2)).toEqual([0, 0]);
  expect(measure).toEqual({ metre: null, north: null });
  expect((await put('/measure', { metre: null, north: 20 }, revision)).status).toBe(400);
  expect((await put('/measure', { metre: 90, north: 20 }, revision)).status).toBe(200);
  expect((await view()).measure).toEqual({ metre: 90, north: 20 });
});

test('the previous plan can be restored after a restart, with its pictures, until the new one is published', async () => {
  const before = await openPlan();
  const { take, view, put, draft, content, dataDir } = before;
  const [first] = (await view()).pictures;
  await put('/standpoints/01.jpg', HERE, first!.revision);
  const old = { svg: readFileSync(draft('plan.svg')), views: readFileSync(draft('views.json')) };
  expect((await view()).hasFormer).toBe(false);
  const wide = `<svg ${SVG} viewBox="0 0 1200 300"><path d="M9 9H900V200" stroke="#000"/></svg>`;
  await take(wide);
  // The same file again does not count as a newer plan.
  await take(wide);
  const next = readFileSync(draft('plan.svg'));
  before.database.close();

  const after = await openPlanOf(content, dataDir);
  expect((await after.view()).hasFormer).toBe(true);
  writeFileSync(join(content, HOME, 'plan.svg'), next);
  expect((await after.view()).hasFormer).toBe(false);
  expect((await after.ask(after.path('/former'), {})).status).toBe(409);
  writeFileSync(join(content, HOME, 'plan.svg'), old.svg);
  expect((await after.ask(after.path('/former'), {})).status).toBe(200);
  expect(readFileSync(draft('plan.svg'))).toEqual(old.svg);
  expect(readFileSync(draft('views.json'))).toEqual(old.views);
  expect((await after.view()).hasFormer).toBe(false);
});

test('a harmful file is refused, or drawn as a picture before it is in the draft, and nothing else of it is kept', async () => {
  const { take, draft, dataDir } = await openPlan();
  const bomb = `<!DOCTYPE svg [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]><svg ${SVG} viewBox="0 0 9 9"><text>&b;</text></svg>`;
  for (const file of [bomb, 'MZ\x90\0', '<html/>', Buffer.alloc(40_000), '%PDF-1.7\nnothing']) {
    const { status, upload } = await take(file);
    expect(status).toBe(422);
    expect(existsSync(join(dataDir, 'uploads', upload))).toBe(false);
  }
  expect(readFileSync(draft('plan.svg'), 'utf8')).toContain('viewBox="0 0 60 90"');
  const { said } = await take(
    `<svg ${SVG} viewBox="0 0 60 90"><script>x</script><image href="file:///etc/passwd"/><path d="M1 1L20 20" stroke="#000" onclick="x"/></svg>`,
  );
  expect(said).toMatchObject({
    isTaken: true,
    notes: ['The plan was saved as a picture. Its white parts take the colour of the page.'],
  });
  expect(readFileSync(draft('plan.svg'), 'utf8')).not.toMatch(/script|path|onclick|passwd/);
});

test('a vector plan of an earlier version of the desk is shown, measured and placed as before', async () => {
  const { ask, path, view, put } = await openPlan();
  const { drawing, pictures } = await view();
  expect(drawing?.viewBox).toEqual([0, 0, 60, 90]);
  expect(await (await ask(path('/drawing'))).text()).toContain('M0 0L9 9');
  expect((await put('/standpoints/01.jpg', HERE, pictures[0]!.revision)).status).toBe(200);
});

test.each([
  '/projects/..%2f..%2f..%2f/plan',
  '/projects/%2e%2e/plan',
  `/projects/shah-residence/plan/sheets/${'a'.repeat(22)}/1`,
  '/projects/no-such-home/plan',
])('%s is not found', async (path) => {
  const { ask } = await openPlan();
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toMatch(/Shah|SQLite/);
});

test.each([
  ['a name with a path', { upload: '../../enquiries.sqlite' }],
  ['a sheet below one', { upload: 'a'.repeat(22), sheet: 0 }],
])('no drawing is accepted by %s', async (_, body) => {
  const { ask, path } = await openPlan();
  expect((await ask(path('/drawing'), body)).status).toBe(400);
});

test('a drawing is served with a policy that allows nothing in it to run', async () => {
  const { ask, path } = await openPlan();
  const { headers } = await ask(path('/drawing'));
  expect(headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  );
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test.each([
  ['no number', { ...HERE, heading: 'x' }],
  ['a lens that sees all round', { ...HERE, fov: 360 }],
  ['a place without end', { ...HERE, at: [1e300, 0] }],
  ['a height of a tower', { ...HERE, height: 200 }],
])('a standpoint with %s is refused', async (_, value) => {
  const { put, view } = await openPlan();
  const [{ revision } = { revision: '' }] = (await view()).pictures;
  expect((await put('/standpoints/01.jpg', value, revision)).status).toBe(400);
});

test('a picture that does not exist cannot be placed', async () => {
  const { put } = await openPlan();
  expect((await put('/standpoints/99.jpg', HERE, '')).status).toBe(404);
});

test('if the disk is too full for a new plan, the previous one stays, and the new one is accepted when there is space', async ({
  skip,
}) => {
  const { content } = await openPlan();
  const disk = tinyDisk('8m');
  if (!disk) return skip('cannot mount a tiny file system here');
  const { ask, path, arrive, view, draft } = await openPlanOf(content, disk);
  const old = readFileSync(join(content, HOME, 'plan.svg'), 'utf8');
  await view();
  const upload = arrive(`<svg ${SVG} viewBox="0 0 1200 300"><path d="M9 9H900V200"/></svg>`);
  fillDisk(disk);
  expect((await ask(path('/drawing'), { upload })).status).toBe(503);
  expect(readFileSync(draft('plan.svg'), 'utf8')).toBe(old);
  expect((await view()).hasFormer).toBe(false);
  freeSpace(disk);
  expect((await ask(path('/drawing'), { upload })).status).toBe(200);
  expect((await view()).hasFormer).toBe(true);
});
