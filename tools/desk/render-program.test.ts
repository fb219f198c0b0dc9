import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askChild } from '#server/desk/ask-child.ts';
import { PROGRAMS, ROOT } from '#server/programs.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';

test('a page that is rendered, that fails or whose program is killed leaves no temporary files, and one list of pictures', async () => {
  const root = temporaryFolder();
  const [dataDir, temporary] = [join(root, 'data'), join(root, 'tmp')];
  for (const folder of [join(dataDir, 'work'), temporary]) mkdirSync(folder, { recursive: true });
  const manifest = JSON.stringify({ pictures: {}, films: {}, plans: {} });
  writeFileSync(join(dataDir, 'work', 'manifest.json'), manifest);
  const bundle = join(root, 'index.mjs');
  // Longer than an argument of a program may be.
  const changed = Array.from({ length: 4000 }, (_, n) => `projects/${'long'.repeat(9)}/${n}.yaml`);
  const ask = (code: string) => {
    writeFileSync(bundle, code);
    return askChild(PROGRAMS.renderPage, {
      args: [bundle, '/'],
      message: { changed },
      cwd: ROOT,
      env: { CONTENT_DIR: 'tools/content/fixture/content', DATA_DIR: dataDir, TMPDIR: temporary },
      heapMb: 256,
      timeMs: 60_000,
    });
  };
  expect(await ask('throw new Error("no such page")')).toEqual({
    failed: 'Error: no such page',
  });
  // It is killed once its first message is here.
  const running =
    'process.send("running"); setInterval(() => {}, 1000); await new Promise(() => {});';
  for (let times = 0; times < 3; times += 1) expect(await ask(running)).toBe('running');
  expect(readdirSync(temporary).filter((name) => !name.startsWith('node-compile'))).toEqual([]);
  expect(readdirSync(join(dataDir, 'work')).sort()).toEqual(['draft-pictures', 'manifest.json']);
});
