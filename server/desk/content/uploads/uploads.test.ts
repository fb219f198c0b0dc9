/** A file that arrived is used once, whatever happens to the answer, and no original stays. */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { HttpError } from '#server/http/http-error.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { jpeg, openProjects } from '../projects/testing/projects.ts';
import { createUploads } from './uploads.ts';

afterEach(() => void vi.useRealTimers());
const ID = 'abcdefghijklmnopqrstuv';

function open() {
  const dataDir = temporaryFolder();
  const folder = join(dataDir, 'uploads');
  mkdirSync(folder);
  const arrive = (name: string, hoursAgo = 0) => {
    const then = Date.now() / 1000 - hoursAgo * 3600;
    writeFileSync(join(folder, name), 'GPS');
    utimesSync(join(folder, name), then, then);
  };
  return { dataDir, arrive, left: () => readdirSync(folder).sort() };
}

test('a file is used once: asked again, at the same time or later, the answer is the same', async () => {
  const { dataDir, arrive, left } = open();
  arrive(ID);
  const uploads = createUploads(dataDir, Date.now);
  let count = 0;
  const work = async () => {
    count += 1;
    return { file: '01.jpg' };
  };
  const answers = await Promise.all([uploads.once(ID, work), uploads.once(ID, work)]);
  answers.push(await uploads.once(ID, work));
  // Also after a restart.
  answers.push(await createUploads(dataDir, Date.now).once(ID, work));
  expect([count, answers]).toEqual([1, Array(4).fill({ file: '01.jpg' })]);
  expect(left()).toEqual([`${ID}.answer`]);
});

test('one that is refused is deleted at once, and the reason stays; after another fault it is there to be tried again', async () => {
  const { dataDir, arrive, left } = open();
  const uploads = createUploads(dataDir, Date.now);
  arrive(ID);
  const fail = () => uploads.once(ID, () => Promise.reject(new Error('disk full')));
  await expect(fail()).rejects.toThrow('disk full');
  expect(left()).toEqual([ID]);
  const refuse = () => uploads.once(ID, () => Promise.reject(new HttpError(422, ['No photo.'])));
  await expect(refuse()).rejects.toThrow('No photo.');
  expect(left()).toEqual([`${ID}.answer`]);
  await expect(uploads.once(ID, async () => 1)).rejects.toMatchObject({ status: 422 });
});

test('what nobody used for a day is deleted while the server runs, in whichever state it was left', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const { dataDir, arrive, left } = open();
  createUploads(dataDir, Date.now);
  for (const name of [ID, `${ID}.part`, 'film.strip.jpg']) arrive(name, 25);
  arrive('new', 23);
  vi.advanceTimersByTime(3_600_000);
  await vi.waitFor(() => expect(left()).toEqual(['new']));
});

test('a photo whose answer was lost is on the sheet once; one for a project that went leaves no original', async () => {
  const { arriveAndTake, view } = await openWithUploads();
  const [first, again] = [await arriveAndTake(ID), await arriveAndTake(ID, { isThere: true })];
  expect(first).toMatchObject({ status: 200, said: { photo: { file: '04.jpg' } } });
  expect(again).toEqual(first);
  expect((await view()).photos).toHaveLength(4);
  const OTHER = ID.toUpperCase();
  const { status, left } = await arriveAndTake(OTHER, { slug: 'gone-residence' });
  expect(status).toBe(404);
  expect(left).not.toContain(OTHER);
});

async function openWithUploads() {
  const { send, view, dataDir } = await openProjects();
  const folder = join(dataDir, 'uploads');
  mkdirSync(folder, { recursive: true });
  const bytes = await jpeg(2000, 1500);
  async function arriveAndTake(upload: string, { isThere = false, slug = 'shah-residence' } = {}) {
    if (!isThere) writeFileSync(join(folder, upload), bytes);
    const answer = await send('POST', `/projects/${slug}/photos`, { upload, name: 'IMG_1.jpg' });
    return { ...answer, left: readdirSync(folder) };
  }
  return { arriveAndTake, view };
}
