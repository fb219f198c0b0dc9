import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDrafts } from '#server/drafts/drafts.ts';
import { publishedContent } from '#server/drafts/published.ts';
import { temporaryFolder, writeFiles } from '#server/testing/fixtures.ts';

function open() {
  const root = temporaryFolder();
  const dataDir = join(root, 'data');
  const content = join(root, 'content');
  writeFiles(content, { 'site.yaml': 'name: Osari\n', 'media/hero.jpg': 'a picture' });
  const program = join(import.meta.dirname, 'content.ts');
  const run = (...args: string[]) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      env,
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  return { root, dataDir, content, run };
}

test('a folder is taken in, and comes out the same', () => {
  const { root, dataDir, content, run } = open();
  expect(run('import', content).status).toBe(0);
  const current = publishedContent({ dataDir, contentDir: undefined });
  expect(readFileSync(join(current, 'site.yaml'), 'utf8')).toBe('name: Osari\n');
  const out = join(root, 'out');
  expect(run('export', out).status).toBe(0);
  expect(readFileSync(join(out, 'media', 'hero.jpg'), 'utf8')).toBe('a picture');
  writeFileSync(join(out, 'site.yaml'), 'name: Other\n');
  expect(readFileSync(join(current, 'site.yaml'), 'utf8')).toBe('name: Osari\n');
});

test('a draft with changes is not thrown away unasked', async () => {
  const { dataDir, content, run } = open();
  run('import', content);
  const drafts = createDrafts({ dataDir, contentDir: undefined });
  await drafts.changeText('site.yaml', () => 'name: Draft\n');
  const refused = run('import', content);
  expect([refused.status, refused.said]).toEqual([1, expect.stringContaining('--discard-draft')]);
  expect(await drafts.readText('site.yaml')).toBe('name: Draft\n');
  expect(run('import', content, '--discard-draft').status).toBe(0);
  expect(await drafts.readText('site.yaml')).toBe('name: Osari\n');
});

test('what is no content is refused, and nothing is written over that is none', () => {
  const { root, content, run } = open();
  expect(run('export').said).toContain('published nothing yet');
  expect(run('import', root).said).toContain('no site.yaml');
  run('import', content);
  writeFiles(join(root, 'letters'), { 'a.txt': 'dear' });
  expect(run('export', join(root, 'letters')).said).toContain('not a content folder');
});

test('what is not understood is said in a sentence, with the help; without a command there is only the help', () => {
  const { run } = open();
  const help = run();
  expect([help.status, help.said]).toEqual([
    0,
    expect.stringMatching(/^npm run content -- export/),
  ]);
  for (const [args, sentence] of [
    [['turn'], 'There is no command "turn".'],
    [['export', '--all'], 'There is no option "--all".'],
    [['export', 'a', 'b'], 'export takes one folder.'],
  ] as const)
    expect(run(...args)).toEqual({ status: 2, said: `${sentence}\n\n${help.said}` });
});
