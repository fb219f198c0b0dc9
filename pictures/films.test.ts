import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { filmKey, pictureKey } from './sources.ts';
import { writeAtomically } from './write-atomically.ts';

test('a film is known by name and encoding, dots and capitals in its name or not', () => {
  const key = (name: string) => filmKey(`content/media/films/${name}`);
  expect(key('opening-phone.av1.mp4')).toEqual({ name: 'opening-phone', codec: 'av1' });
  expect(key('v1.2 final.H264.MP4')).toEqual({ name: 'v1.2 final', codec: 'h264' });
  expect(key('opening.mp4')).toBeUndefined();
  expect(key('more/opening.av1.mp4')).toBeUndefined();
});

test('a picture is known by its place; one that lies too deep is none', () => {
  expect(pictureKey('content/media/founders/1.JPG')).toBe('founders/1');
  expect(pictureKey('content/projects/homes/shah/01.webp')).toBe('shah/01');
  expect(pictureKey('content/projects/homes/shah/day/01.webp')).toBeUndefined();
  // macOS writes é as two letters.
  expect(pictureKey('content/media/e\u0301tude.jpg')).toBe('\u00e9tude');
});

test('what does not read back as it should is thrown away', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'media'));
  const path = join(folder, 'media', 'a.jpg');
  writeFileSync(path, 'before');
  const refused = writeAtomically(path, Buffer.from('after'), () => {
    throw new Error('not readable');
  });
  await expect(refused).rejects.toThrow('not readable');
  expect(readFileSync(path, 'utf8')).toBe('before');
  expect(readdirSync(join(folder, 'media'))).toEqual(['a.jpg']);
});
