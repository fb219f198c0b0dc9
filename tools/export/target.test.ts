import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FORM_KEYS } from '#contract/forms.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { tinyDisk } from '#server/testing/tiny-disk.ts';
import { writeHostFiles } from './lay-out.ts';
import { replaceTarget, targetProblem } from './target.ts';

const SETTINGS = {
  SITE_ORIGIN: 'https://www.example.in',
  EMAILJS_PUBLIC_KEY: 'key',
  EMAILJS_SERVICE_ID: 'service',
  ...Object.fromEntries(FORM_KEYS.map((key) => [`EMAILJS_TEMPLATE_${key.toUpperCase()}`, key])),
};

test('a folder with other files is not replaced by an export', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'thesis.txt'), 'ten years of work');
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'export.ts'), folder],
    { env: { ...process.env, ...SETTINGS }, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^Nothing was exported\. .* is not empty .* name a new/),
  ]);
  expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('ten years of work');
});

test('a new or empty folder and an earlier export are replaced, but no file and no repository', () => {
  const folder = temporaryFolder();
  expect(targetProblem(join(folder, 'new'))).toBeNull();
  expect(targetProblem(folder)).toBeNull();
  writeFileSync(join(folder, 'index.html'), '<head><meta charset="utf-8"></head>');
  expect(targetProblem(join(folder, 'index.html'))).toMatch(/is a file/);
  expect(targetProblem(folder)).toMatch(/not an earlier export/);
  writeHostFiles(folder, { sendsTo: '', moved: {}, areFolders: false });
  expect(targetProblem(folder)).toBeNull();
  mkdirSync(join(folder, '.git'));
  expect(targetProblem(folder)).toMatch(/is a Git repository/);
});

test('an earlier export stays complete if copying the new one stops, and is replaced by the next', async ({
  skip,
}) => {
  const disk = tinyDisk();
  if (!disk) return skip('cannot mount a tiny file system here');
  const [site, target] = [temporaryFolder(), join(disk, 'export')];
  mkdirSync(target);
  writeHostFiles(target, { sendsTo: '', moved: {}, areFolders: false });
  writeFileSync(join(target, 'index.html'), 'earlier');
  writeFileSync(join(site, 'film.mp4'), Buffer.alloc(4_000_000));
  await expect(replaceTarget(site, target)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect([readdirSync(disk), targetProblem(target)]).toEqual([['export'], null]);
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('earlier');
  writeFileSync(join(site, 'film.mp4'), 'short');
  await replaceTarget(site, target);
  expect([readdirSync(disk), readdirSync(target)]).toEqual([['export'], ['film.mp4']]);
});
