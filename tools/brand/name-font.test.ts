import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs';
import { afterEach, expect, test, vi } from 'vitest';
import { fixture } from '#tools/content/fixture.ts';
import { renewNameFont } from './name-font.ts';

afterEach(() => vi.unstubAllEnvs());

/** A built site with the shipped face, of a studio of that name. */
async function built(name: string) {
  const root = await mkdtemp(join(tmpdir(), 'name-font-'));
  const assets = join(root, 'client', 'assets');
  await mkdir(assets, { recursive: true });
  await cp('app/styles/fonts/gotu-devanagari.woff2', join(assets, 'gotu-devanagari-abc.woff2'));
  await writeFile(join(assets, 's.css'), 'src:url(/assets/gotu-devanagari-abc.woff2)');
  const site = fixture.texts['content/site.yaml']!;
  await writeFile(
    join(root, 'site.yaml'),
    site.replace(/nameDevanagari: .*/, `nameDevanagari: ${name}`),
  );
  vi.stubEnv('CONTENT_DIR', root);
  await renewNameFont(join(root, 'client'));
  const face = (await readdir(assets)).filter((file) => file.endsWith('.woff2'));
  return { assets, face, css: await readFile(join(assets, 's.css'), 'utf8') };
}

/** Whether the face has a glyph for each letter. */
async function draws(file: string, text: string): Promise<boolean> {
  const font = new Font(new Face(new Blob(await convert(await readFile(file), 'sfnt')), 0));
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  shape(font, letters);
  return letters.getGlyphInfosAndPositions().every(({ codepoint }) => codepoint !== 0);
}

test('the name of another studio is drawn in the site’s own face', async () => {
  const { assets, face, css } = await built('अंगण');
  expect(face).toHaveLength(1);
  expect(face[0]).not.toBe('gotu-devanagari-abc.woff2');
  expect(css).toBe(`src:url(/assets/${face[0]})`);
  expect(await draws(join(assets, face[0]!), 'अंगण')).toBe(true);
});

test('the shipped face stays where it has the letters', async () => {
  const { face } = await built('ओसरी');
  expect(face).toEqual(['gotu-devanagari-abc.woff2']);
});
