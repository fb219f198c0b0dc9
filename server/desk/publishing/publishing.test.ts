import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDrafts } from '#server/drafts/drafts.ts';
import { publishedContent } from '#server/drafts/published.ts';
import { openStudio, publishedStudio } from './testing/studio.ts';

/** The machine may be busy. */
const SLOW = { timeout: 20_000 };
const edit = (dataDir: string, words: string) =>
  createDrafts({ dataDir, contentDir: undefined }).changeText('home.yaml', () => `${words}\n`);
const published = (dataDir: string) =>
  readFileSync(
    join(publishedContent({ dataDir, contentDir: undefined }), 'home.yaml'),
    'utf8',
  ).trim();

test('a change is previewed only by signed-in people, published, taken back and restored', async () => {
  const { dataDir, comeIn, visitor } = await openStudio();
  const asha = await comeIn();
  await edit(dataDir, 'second');
  const changed = (await asha.state()).changes;
  expect(changed).toMatchObject([{ place: { href: '/words/home' }, after: { text: 'second' } }]);

  const { preview, ended } = await asha.build();
  expect(ended).toMatchObject({ how: 'ready', failure: null });
  expect(preview).toMatchObject({ isFresh: true });
  expect(await (await visitor()).text()).toContain('>first<');
  expect(await asha.page()).toContain('>first<');
  await asha.post('/publishing/look', { id: preview!.id });
  const shown = await asha.send('/about');
  expect(await shown.text()).toMatch(/>second<.*id="desk-preview"/s);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.headers.get('vary')).toBe('Cookie');
  expect(shown.headers.get('etag')).toBeNull();
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await (await visitor()).text()).toContain('>first<');

  expect((await asha.post('/publishing/publish', { id: preview!.id })).status).toBe(200);
  expect(await (await visitor()).text()).toContain('>second<');
  expect(await asha.page()).not.toContain('desk-preview');
  expect(published(dataDir)).toBe('second');
  const after = await asha.state();
  expect(after.changes).toEqual([]);
  expect(after.versions).toMatchObject([{ isCurrent: true, by: 'Asha' }, { canGoBack: true }]);

  await asha.post('/publishing/back', { id: after.versions[1]!.id });
  expect(await (await visitor()).text()).toContain('>first<');
  expect(published(dataDir)).toBe('first');
  expect((await asha.state()).changes).toEqual([]);
  await asha.post('/publishing/back', { id: after.versions[0]!.id });
  expect(await (await visitor()).text()).toContain('>second<');
  // The audit log names the version by its time, because the name of its folder means nothing to a person.
  const log = await (await asha.send('/desk/api/audit-log')).json();
  const lines = (log as { entries: { what: string; detail: string | null }[] }).entries.map(
    ({ what, detail }) => [what, detail].filter(Boolean).join(' '),
  );
  expect(lines[0]).toMatch(/^went back to the version of \d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(lines).toContain('published');
  expect(lines.join('\n')).not.toContain(after.versions[0]!.id);
});

test('going back keeps a draft with changes', async () => {
  const { dataDir, comeIn } = await openStudio();
  const asha = await comeIn();
  await edit(dataDir, 'second');
  await asha.build(true);
  await edit(dataDir, 'third');
  const { versions } = await asha.state();
  await asha.post('/publishing/back', { id: versions[1]!.id });
  expect(published(dataDir)).toBe('first');
  expect((await asha.state()).changes).toMatchObject([{ after: { text: 'third' } }]);
});

test('the previewed state goes live even if something was edited since; the edit is left for the next version', async () => {
  const { dataDir, comeIn, visitor } = await openStudio();
  const asha = await comeIn();
  await edit(dataDir, 'second');
  const { preview } = await asha.build();
  await edit(dataDir, 'third');
  expect((await asha.state()).preview).toMatchObject({ isFresh: false });
  expect((await asha.post('/publishing/publish', { id: preview!.id })).status).toBe(200);
  expect(await (await visitor()).text()).toContain('>second<');
  expect((await asha.state()).changes).toMatchObject([
    { before: { text: 'second' }, after: { text: 'third' } },
  ]);
});

test('a preview of an outdated site, or of changes that were all taken back, is refused', async () => {
  const { dataDir, comeIn } = await openStudio();
  const asha = await comeIn();
  await edit(dataDir, 'second');
  const { preview, versions } = await asha.build();
  await asha.post('/publishing/discard', {});
  const answer = await asha.post('/publishing/publish', { id: preview!.id });
  expect([answer.status, (await answer.json()).error]).toEqual([
    409,
    expect.stringContaining('taken back'),
  ]);
  await edit(dataDir, 'third');
  await asha.build(true);
  await asha.post('/publishing/back', { id: versions[0]!.id });
  const late = await asha.post('/publishing/publish', { id: preview!.id });
  expect(late.status).toBe(409);
  expect(published(dataDir)).toBe('first');
});

test('of two people who publish at the same time one goes live, and the other gets a message', async () => {
  const { dataDir, comeIn, visitor } = await openStudio({ ms: 200 });
  const [asha, ravi] = [await comeIn(), await comeIn('ravi@studio.example', 'Ravi')];
  await edit(dataDir, 'second');
  const builds = await Promise.all(
    [asha, ravi].map((person) => person.post('/publishing/build', { isToPublish: false })),
  );
  expect(builds.map(({ status }) => status).sort()).toEqual([202, 409]);
  await expect.poll(async () => (await asha.state()).preview?.isFresh, SLOW).toBe(true);
  const { preview } = await asha.state();
  const ends = await Promise.all(
    [asha, ravi].map((person) => person.post('/publishing/publish', { id: preview!.id })),
  );
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await (await visitor()).text()).toContain('>second<');
});

test('edits while a version is built are left for the next one, and the version goes live', async () => {
  const { dataDir, comeIn, visitor } = await openStudio({ ms: 300 });
  const [asha, ravi] = [await comeIn(), await comeIn('ravi@studio.example', 'Ravi')];
  await edit(dataDir, 'second');
  await asha.post('/publishing/build', { isToPublish: true });
  await edit(dataDir, 'third');
  const refusal = await ravi.post('/publishing/discard', {});
  expect([refusal.status, (await refusal.json()).error]).toEqual([
    409,
    expect.stringContaining('published right now by Asha'),
  ]);
  await expect.poll(async () => (await asha.state()).ended, SLOW).toMatchObject({ how: 'live' });
  expect(await (await visitor()).text()).toContain('>second<');
  const { changes, ended } = await ravi.state();
  expect(ended).toMatchObject({ by: 'Asha', isOwn: false, changes: [expect.any(String)] });
  expect(changes).toMatchObject([{ before: { text: 'second' }, after: { text: 'third' } }]);
});

test('a fault names its field and its screen; a crash, a full disk and a slow build are reported plainly; the site stays', async () => {
  const { dataDir, comeIn, visitor } = await openStudio({ timeLimitMs: 8000 });
  const asha = await comeIn();
  await edit(dataDir, 'FAULT');
  expect((await asha.build(true)).ended?.failure).toMatchObject({
    what: 'One thing has to be fixed.',
    problems: [{ place: { href: '/words/home#hero.1.headline' } }],
  });
  await edit(dataDir, 'FULL');
  expect((await asha.build(true)).ended?.failure?.what).toContain('disk of the server is full');
  await edit(dataDir, 'CRASH');
  expect((await asha.build(true)).ended?.failure?.what).toContain('ran out of memory');
  await edit(dataDir, 'BROKEN');
  expect((await asha.build(true)).ended?.failure?.what).toContain('“The page /about has no title”');
  await edit(dataDir, 'HANG');
  expect((await asha.build(true)).ended?.failure?.what).toContain('took longer');
  const left = Number(readFileSync(join(dataDir, 'hanging.txt'), 'utf8'));
  await expect.poll(() => isAlive(left), SLOW).toBe(false);
  expect(await (await visitor()).text()).toContain('>first<');
  expect(published(dataDir)).toBe('first');
  await edit(dataDir, 'fine');
  expect((await asha.build(true)).ended).toMatchObject({ how: 'live', failure: null });
  expect(await (await visitor()).text()).toContain('>fine<');
});

/** A process that has ended but was not reaped counts as ended. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

test('a failure names its remaining faults, ends once all are fixed, and is shown to its author until read', async () => {
  const { dataDir, comeIn } = await openStudio();
  const [asha, ravi] = [await comeIn(), await comeIn('ravi@studio.example', 'Ravi')];
  await edit(dataDir, 'FAULT FAULT');
  const { ended } = await asha.build(true);
  expect(ended).toMatchObject({ isOwn: true, failure: { what: expect.stringMatching(/^2 /) } });
  expect((await ravi.state()).ended).toMatchObject({ by: 'Asha', isOwn: false });
  await edit(dataDir, 'FAULT');
  const left = (await asha.state()).ended?.failure;
  expect(left?.problems).toHaveLength(1);
  await asha.post('/publishing/seen', { id: ended!.id });
  expect((await asha.state()).ended).toMatchObject({ how: 'failed', isOwn: false });
  await edit(dataDir, 'fine');
  expect((await asha.state()).ended).toBeNull();
  expect((await ravi.state()).ended).toBeNull();
});

test('stopping a build, and ending the server, leave no process behind', async () => {
  const { dataDir, comeIn, close } = await openStudio();
  const asha = await comeIn();
  await edit(dataDir, 'HANG');
  await asha.post('/publishing/build', { isToPublish: false });
  const hanging = join(dataDir, 'hanging.txt');
  await expect.poll(() => existsSync(hanging), SLOW).toBe(true);
  const ravi = await comeIn('ravi@studio.example', 'Ravi');
  await ravi.post('/publishing/stop', {});
  await expect
    .poll(async () => (await asha.state()).ended, SLOW)
    .toMatchObject({ how: 'stopped', stoppedBy: 'Ravi', isOwn: true });
  expect((await ravi.post('/publishing/stop', {})).status).toBe(409);
  const first = Number(readFileSync(hanging, 'utf8'));
  await asha.post('/publishing/build', { isToPublish: false });
  await expect.poll(() => Number(readFileSync(hanging, 'utf8')), SLOW).not.toBe(first);
  const second = Number(readFileSync(hanging, 'utf8'));
  await close();
  await expect.poll(() => isAlive(first) || isAlive(second), SLOW).toBe(false);
});

test('a restart serves the published site and keeps draft and preview', async () => {
  const dataDir = await publishedStudio();
  const before = await openStudio({ dataDir });
  const asha = await before.comeIn();
  await edit(dataDir, 'second');
  const { preview } = await asha.build();
  await before.close();
  const after = await openStudio({ dataDir });
  const ravi = await after.comeIn('ravi@studio.example', 'Ravi');
  expect(await (await after.visitor()).text()).toContain('>first<');
  expect(await ravi.state()).toMatchObject({
    changes: [{ after: { text: 'second' } }],
    preview: { id: preview!.id, isFresh: true },
  });
  expect((await ravi.post('/publishing/publish', { id: preview!.id })).status).toBe(200);
  expect(await (await after.visitor()).text()).toContain('>second<');
});

test('the next start completes publishing after a crash', async () => {
  const dataDir = await publishedStudio();
  const before = await openStudio({ dataDir });
  const asha = await before.comeIn();
  await edit(dataDir, 'second');
  const { preview } = await asha.build();
  await before.close();
  const { contentVersionOf } = await import('#server/publishing/versions.ts');
  const { id } = preview!;
  const version = contentVersionOf(join(dataDir, 'preview', id));
  writeFileSync(join(dataDir, 'releases', 'swap.json'), JSON.stringify({ id, version }));
  const after = await openStudio({ dataDir });
  expect(await (await after.visitor()).text()).toContain('>second<');
  expect(published(dataDir)).toBe('second');
  expect(existsSync(join(dataDir, 'releases', 'swap.json'))).toBe(false);
});

test('five releases are kept, each with its content, and no other content', async () => {
  const { dataDir, comeIn } = await openStudio();
  const asha = await comeIn();
  for (let n = 0; n < 7; n += 1) {
    await edit(dataDir, `words ${n}`);
    await asha.build(true);
  }
  const { versions } = await asha.state();
  expect(versions).toHaveLength(5);
  expect(versions.filter(({ canGoBack }) => canGoBack)).toHaveLength(4);
  const kept = readdirSync(join(dataDir, 'content')).filter((name) => name !== 'current');
  expect(kept).toHaveLength(5);
});

test('with CONTENT_DIR nothing is published, and the screen says who can', async () => {
  const dataDir = await publishedStudio();
  const contentDir = publishedContent({ dataDir, contentDir: undefined });
  const { comeIn } = await openStudio({ dataDir, env: { CONTENT_DIR: contentDir } });
  const asha = await comeIn();
  expect((await asha.state()).cannot).toContain('npm run release');
  expect((await asha.post('/publishing/build', { isToPublish: true })).status).toBe(409);
});
