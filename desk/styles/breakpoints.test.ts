import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { WIDE_QUERY } from '../screens/projects/is-wide.ts';

test('script and style sheets of the desk have the same width for a picture beside the sheet', async () => {
  const css = await readFile('app/styles/breakpoints.css', 'utf8');
  expect(css).toContain(`@custom-media --desk ${WIDE_QUERY};`);
});

test('no breakpoint of the site or the desk is in px', async () => {
  const files = await Array.fromAsync(glob('{app,desk/{parts,public,screens,styles}}/**/*.css'));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files)
    for (const [query] of (await readFile(file, 'utf8')).matchAll(/@(?:media|custom-media)[^{;]+/g))
      expect.soft(query, file).not.toMatch(/\dpx/);
});
