import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeAtomically } from '#pictures/write-atomically.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { compressFiles } from '#tools/postbuild/compress.ts';
import { placeFiles } from './place-files.ts';
import { shareFiles } from './public-files.ts';

test('the first release links the pictures of the build instead of copying them, and copies what may change', () => {
  const root = temporaryFolder();
  const [build, release] = [join(root, 'build'), join(root, 'release')];
  mkdirSync(join(build, 'media'), { recursive: true });
  writeFileSync(join(build, 'media', 'hall-1.avif'), 'picture');
  writeFileSync(join(build, 'index.html'), 'page');
  placeFiles(build, null, release);
  const inode = (folder: string, name: string) => statSync(join(folder, name)).ino;
  expect(inode(release, 'media/hall-1.avif')).toBe(inode(build, 'media/hall-1.avif'));
  expect(inode(release, 'index.html')).not.toBe(inode(build, 'index.html'));
  expect(readFileSync(join(release, 'index.html'), 'utf8')).toBe('page');
});

test('a picture, film or plan that a build writes anew leaves the linked file of a release as it was', async () => {
  const root = temporaryFolder();
  const [source, build, release] = ['public', 'build', 'release'].map((name) => join(root, name));
  mkdirSync(join(source!, 'media'), { recursive: true });
  const plan = `<svg>${'room '.repeat(100)}</svg>`;
  const before = { 'hall-1.avif': 'old', 'plan-1.svg': plan, 'plan-1.svg.br': 'old' };
  for (const [name, bytes] of Object.entries(before))
    writeFileSync(join(source!, 'media', name), bytes);
  shareFiles(source!, build!);
  placeFiles(build!, null, release!);
  await writeAtomically(join(source!, 'media', 'hall-1.avif'), Buffer.from('new'));
  await compressFiles(build!, [join(build!, 'media', 'plan-1.svg')]);
  const packed = readFileSync(join(build!, 'media', 'plan-1.svg.br'));
  expect(brotliDecompressSync(packed).toString()).toBe(plan);
  expect(readFileSync(join(source!, 'media', 'hall-1.avif'), 'utf8')).toBe('new');
  for (const [name, bytes] of Object.entries(before))
    expect([name, readFileSync(join(release!, 'media', name), 'utf8')]).toEqual([name, bytes]);
});
