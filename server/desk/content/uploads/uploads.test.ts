/** An upload is used once, even if the response is lost, and no original is kept. */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { HttpError } from '#server/http/http-error.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { fillDisk, tinyDisk } from '#server/testing/tiny-disk.ts';
import { jpeg, openProjects } from '../projects/testing/projects.ts';
import { createUploads } from './uploads.ts';

afterEach(() => void vi.useRealTimers());
const ID = 'abcdefghijklmnopqrstuv';

function open(dataDir = temporaryFolder()) {
  const folder = join(dataDir, 'uploads');
  mkdirSync(folder);
  const arrive = (name: string, hoursAgo = 0) => {
    const then = Date.now() / 1000 - hoursAgo * 3600;
    writeFileSync(join(folder, name), 'GPS');
    utimesSync(join(folder, name), then, then);
  };
  return { dataDir, arrive, left: () => readdirSync(folder).sort() };
}

test('a file is used once: a repeated request, at the same time or later, gets the same response', async () => {
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

test('a refused file is deleted at once, and the reason is kept; after another error the file stays for another attempt', async () => {
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

test('a file is used once also if its response cannot be written to a full disk', async ({
  skip,
}) => {
  const disk = tinyDisk();
  if (!disk) return skip('cannot mount a tiny file system here');
  const { dataDir, arrive, left } = open(disk);
  arrive(ID);
  const uploads = createUploads(dataDir, Date.now);
  let count = 0;
  const work = async () => {
    count += 1;
    return { text: 'x'.repeat(9000) };
  };
  fillDisk(disk);
  const answers = [await uploads.once(ID, work), await uploads.once(ID, work)];
  expect([count, ...answers.map(({ text }) => text.length)]).toEqual([1, 9000, 9000]);
  expect(left()).toEqual([]);
});

test('a file that is unused for a day is deleted while the server runs, in any state', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const { dataDir, arrive, left } = open();
  createUploads(dataDir, Date.now);
  for (const name of [ID, `${ID}.part`, 'film.strip.jpg']) arrive(name, 25);
  arrive('new', 23);
  vi.advanceTimersByTime(3_600_000);
  await vi.waitFor(() => expect(left()).toEqual(['new']));
});

test('a photo whose response was lost is added once; one for a removed project leaves no original', async () => {
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
