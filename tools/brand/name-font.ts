/** Makes the font of the studio's name in Devanagari, with only the letters of that name. */
import { hash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { readYaml } from '#content-model/read.server.ts';
import { FILES } from '#content-model/schema.server.ts';
import { contentFile } from '#pictures/content-dir.ts';

/** Letters of the font in `app/styles/fonts/`. */
const SHIPPED = 'ओसरी';
const FACE = /^gotu-devanagari-[\w-]+\.woff2$/;
const WHOLE = createRequire(import.meta.url).resolve(
  '@fontsource/gotu/files/gotu-devanagari-400-normal.woff2',
);

const isCovered = (name: string) => [...name].every((letter) => SHIPPED.includes(letter));

async function readName(): Promise<string> {
  const file = 'content/site.yaml';
  return readYaml(file, await readFile(contentFile(file), 'utf8'), FILES.site).nameDevanagari;
}

const hashOf = (content: string | Uint8Array) => hash('sha256', content, 'base64url').slice(0, 8);

/** All files that may contain the address of another file. */
async function textsIn(client: string) {
  const names = await readdir(client, { recursive: true });
  const files = names.filter((file) => /\.(css|html|js|data)$/.test(file));
  const texts = files.map(
    async (file) => [file, await readFile(join(client, file), 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
}

/**
 * Replaces the font in the built site if the name has other letters. Font and style sheet get new addresses, because
 * browsers cache both forever.
 * @param client folder of the built pages
 */
export async function renewNameFont(client: string): Promise<void> {
  const assets = join(client, 'assets');
  const names = await readdir(assets);
  const old = names.find((name) => FACE.test(name));
  const name = old && (await readName());
  if (!old || !name || isCovered(name)) return;
  const { default: subsetFont } = await import('subset-font');
  const whole = await readFile(WHOLE);
  const face = await subsetFont(whole, name, { targetFormat: 'woff2' });
  const renamed = new Map([[old, `gotu-devanagari-${hashOf(face)}.woff2`]]);
  const renewed = (text: string) =>
    [...renamed].reduce((all, [from, to]) => all.replaceAll(from, to), text);
  await rm(join(assets, old));
  await writeFile(join(assets, renewed(old)), face);
  const texts = await textsIn(client);
  for (const [file, text] of texts)
    if (file.endsWith('.css') && text.includes(old))
      renamed.set(basename(file), `style-${hashOf(renewed(text))}.css`);
  for (const [file, text] of texts) {
    const address = renewed(file);
    if (address === file && renewed(text) === text) continue;
    await rm(join(client, file));
    await writeFile(join(client, address), renewed(text));
  }
}
