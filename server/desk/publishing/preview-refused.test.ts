import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createDrafts } from '#server/drafts/drafts.ts';
import { openStudio } from './testing/studio.ts';

async function withPreview() {
  const studio = await openStudio();
  const asha = await studio.comeIn();
  const drafts = createDrafts({ dataDir: studio.dataDir, contentDir: undefined });
  await drafts.changeText('home.yaml', () => 'secret\n');
  const { preview } = await asha.build();
  await asha.post('/publishing/look', { id: preview!.id });
  return { ...studio, asha, preview: preview!, drafts };
}

test('without a session no cookie opens the preview: a visitor gets the site', async () => {
  const { visitor, preview, asha } = await withPreview();
  expect(await asha.page()).toContain('secret');
  const marker = `desk-preview=${preview.id}`;
  for (const Cookie of [
    marker,
    `__Host-${marker}`,
    `${marker}; desk=${'x'.repeat(43)}`,
    `${marker}; __Host-desk=${'A'.repeat(43)}`,
    `desk-preview=../../releases; desk=${'x'.repeat(43)}`,
  ]) {
    const answer = await visitor('/', { Cookie });
    expect(await answer.text()).toContain('>first<');
    expect(answer.headers.get('cache-control')).not.toContain('no-store');
  }
});

test('after a session ended or a person was removed, they get the site at once', async () => {
  const { asha, visitor, comeIn, preview } = await withPreview();
  const stolen = asha.cookie();
  await asha.post('/sign-out', { scope: 'this' });
  expect(await (await visitor('/', { Cookie: stolen })).text()).toContain('>first<');
  const ravi = await comeIn('ravi@studio.example', 'Ravi');
  const uma = await comeIn('uma@studio.example', 'Uma');
  await uma.post('/publishing/look', { id: preview.id });
  expect(await uma.page()).toContain('secret');
  const people = (await (await ravi.send('/desk/api/people')).json()) as {
    people: { id: string; name: string }[];
  };
  await ravi.post('/people/remove', { id: people.people.find(({ name }) => name === 'Uma')!.id });
  expect(await (await visitor('/', { Cookie: uma.cookie() })).text()).toContain('>first<');
});

test('from outside, the plain cookies open nothing', async () => {
  const { asha, visitor } = await withPreview();
  const answer = await visitor('/', { Cookie: asha.cookie(), 'X-Forwarded-For': '192.0.2.7' });
  expect(await answer.text()).toContain('>first<');
});

test('an outdated preview is the site again; an unknown one cannot be opened', async () => {
  const { asha, drafts, preview } = await withPreview();
  await drafts.changeText('home.yaml', () => 'newer\n');
  await asha.build();
  expect(await asha.page()).toContain('>first<');
  for (const id of [preview.id, '..', '../releases', 'x'])
    expect((await asha.post('/publishing/look', { id })).status).toBe(404);
  for (const id of [preview.id, '..', '../releases', 'x'])
    expect((await asha.post('/publishing/publish', { id })).status).toBe(409);
  for (const id of ['..', '../preview', 'x'])
    expect((await asha.post('/publishing/back', { id })).status).toBe(404);
});

test('files of the site keep their addresses during the preview, and leaving ends it', async () => {
  const { asha, visitor } = await withPreview();
  const own = /\/media\/view-\w+\.jpg/.exec(await asha.page())![0];
  const live = /\/media\/view-\w+\.jpg/.exec(await (await visitor()).text())![0];
  expect(own).not.toBe(live);
  expect((await visitor(own)).status).toBe(404);
  expect((await asha.send(own)).status).toBe(200);
  expect((await asha.send(live)).status).toBe(200);
  expect((await asha.send('/desk/api/publishing/leave')).headers.get('location')).toBe('/');
  expect(await asha.page()).toContain('>first<');
});

test.each([
  ['GET', '/publishing'],
  ['GET', '/publishing/launch'],
  ['GET', '/publishing/shown'],
  ['GET', '/publishing/leave'],
  ['GET', '/publishing/picture/after/media/hero.jpg'],
  ['POST', '/publishing/build'],
  ['POST', '/publishing/stop'],
  ['POST', '/publishing/publish'],
  ['POST', '/publishing/back'],
  ['POST', '/publishing/discard'],
  ['POST', '/publishing/look'],
  ['POST', '/publishing/versions/look'],
  ['GET', '/publishing/versions/x/changes'],
  ['POST', '/publishing/set-time'],
  ['PUT', '/publishing/set-time/x'],
  ['DELETE', '/publishing/set-time/x'],
  ['POST', '/publishing/set-time/x/restore'],
])('%s %s needs a session and, for writing, the own origin', async (method, path) => {
  const { origin, comeIn } = await openStudio();
  const ask = (headers: Record<string, string>) =>
    fetch(`${origin}/desk/api${path}`, {
      method,
      headers: { Origin: origin, 'Content-Type': 'application/json', ...headers },
      ...(method !== 'GET' && { body: '{}' }),
    });
  expect((await ask({})).status).toBe(401);
  expect((await ask({ Cookie: `desk=${'y'.repeat(43)}` })).status).toBe(401);
  if (method === 'GET') return;
  const asha = await comeIn();
  const other = await ask({ Cookie: asha.cookie(), Origin: 'https://elsewhere.example' });
  expect(other.status).toBe(403);
});

test('only pictures of the content are served, no other file of the machine', async () => {
  const { asha, drafts, dataDir } = await withPreview();
  const folder = await drafts.open();
  const { writeFileSync, symlinkSync } = await import('node:fs');
  writeFileSync(join(folder, 'room.jpg'), 'a picture');
  symlinkSync(join(dataDir, 'enquiries.sqlite'), join(folder, 'link.jpg'));
  const get = (path: string) => asha.send(`/desk/api/publishing/picture/${path}`);
  const good = await get('after/room.jpg');
  expect([good.status, good.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#823' } })
    .jpeg()
    .toFile(join(folder, 'hall.jpg'));
  const small = await get('after/hall.jpg');
  const { format, width } = await sharp(await small.arrayBuffer()).metadata();
  expect([format, width]).toEqual(['webp', 640]);
  for (const path of [
    'after/link.jpg',
    'after/home.yaml',
    'after/..%2f..%2fenquiries.sqlite',
    'after/%2e%2e/%2e%2e/enquiries.sqlite',
    'before/..%2f..%2f..%2fenquiries.jpg',
    'after/%2fetc%2fpasswd.jpg',
    'elsewhere/room.jpg',
  ])
    expect([400, 404]).toContain((await get(path)).status);
});
