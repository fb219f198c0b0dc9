import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { buildDesk } from './build-desk.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** A copy of what the desk is built of. */
function copy(): string {
  const root = temporaryFolder();
  for (const name of [
    'desk',
    'app/styles',
    'contract',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'tools/desk/build-desk.ts',
    'tools/postbuild/compress.ts',
  ])
    cpSync(join(ROOT, name), join(root, name), {
      recursive: true,
      filter: (path) => !/desk\/(build$|\.build-)/.test(path),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return root;
}
const page = (root: string) => join(root, 'desk', 'build', 'client', 'desk', 'index.html');

test('the desk is built when it has changed, and only then; a build that fails leaves the last one', async () => {
  const root = copy();
  expect(await buildDesk(root)).toBe(true);
  const built = readFileSync(page(root), 'utf8');
  expect(await buildDesk(root)).toBe(false);
  appendFileSync(join(root, 'desk', 'words.ts'), '\nexport const changed = true;\n');
  appendFileSync(
    join(root, 'desk', 'main.tsx'),
    "\nimport { changed } from './words.ts';\nif (changed) document.body.dataset.changed = '';\n",
  );
  expect(await buildDesk(root)).toBe(true);
  const again = readFileSync(page(root), 'utf8');
  expect(again).not.toBe(built);
  for (const program of ['desk/build-desk.ts', 'postbuild/compress.ts']) {
    appendFileSync(join(root, 'tools', program), '\n');
    expect(await buildDesk(root)).toBe(true);
  }
  writeFileSync(join(root, 'desk', 'main.tsx'), 'this is no program');
  await expect(buildDesk(root)).rejects.toThrow();
  expect(readFileSync(page(root), 'utf8')).toBe(again);
  expect(readdirSync(join(root, 'desk')).filter((name) => name.startsWith('.build-'))).toEqual([]);
});

test('the page holds no script or style of its own, and its files carry their hash', async () => {
  const root = copy();
  await buildDesk(root);
  const html = readFileSync(page(root), 'utf8');
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|style=/);
  // The manifest is the server's: it has the name and colours of the brand.
  const named = [...html.matchAll(/(?:src|href)="(\/desk\/(?!desk\.webmanifest)[^"]+)"/g)].map(
    ([, path]) => path!,
  );
  expect(named.length).toBeGreaterThan(1);
  for (const path of named) {
    expect(path).toMatch(/^\/desk\/assets\/[\w-]+-[\w-]{8}\.(js|css)$/);
    expect(existsSync(join(root, 'desk', 'build', 'client', path))).toBe(true);
  }
});
