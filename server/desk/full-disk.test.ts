import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTestDesk } from '#server/testing/desk.ts';
import { temporaryFolder, writeFiles } from '#server/testing/fixtures.ts';
import { fillDisk, freeSpace, tinyDisk } from '#server/testing/tiny-disk.ts';

test('on a full disk the desk says so, and saves again when there is space', async ({ skip }) => {
  const disk = tinyDisk('4m');
  if (!disk) return skip('cannot mount a tiny file system here');
  const content = temporaryFolder();
  writeFiles(content, {
    'site.yaml': 'name: Test\n',
    [join('projects', 'homes', 'category.yaml')]: 'title: Homes\ndescription: Some.\n',
  });
  const desk = openTestDesk({ dataDir: disk, env: { CONTENT_DIR: content } });
  const { ask } = await desk.comeIn();
  // To the database, to the files of the draft, and the first read, which copies the content to the draft.
  const requests = [
    () => ask('/reply-templates', { name: 'Visit', body: 'x'.repeat(3000) }),
    () => ask('/projects', { category: 'homes', title: 'Rao Residence' }),
    () => ask('/projects'),
  ];
  fillDisk(disk);
  const error = expect.stringMatching(/^The disk of the server is full\. Ask the person/);
  for (const request of requests) {
    const answer = await request();
    expect([answer.status, await answer.json()]).toEqual([503, { error }]);
  }
  // The time of the last request cannot be recorded, but enquiries can be read, also by requests that overlap.
  for (let pair = 0; pair < 20; pair += 1) {
    desk.clock.now += 120_000;
    const inbox = ask('/inbox');
    for (let turn = 0; turn < pair % 5; turn += 1) await setImmediate();
    const answers = await Promise.all([inbox, ask('/me')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
  freeSpace(disk);
  for (const request of requests) expect((await request()).status).toBe(200);
});
