/** The face of the studio's name in Devanagari holds the letters of that name alone. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readYaml } from '#content-model/read.server.ts';
import { FILES } from '#content-model/schema.server.ts';
import { contentFile } from '#pictures/content-dir.ts';

/** The letters of the file in `app/styles/fonts/`. */
const SHIPPED = 'ओसरी';
const FACE = /^gotu-devanagari-[\w-]+\.woff2$/;
const WHOLE = '@fontsource/gotu/files/gotu-devanagari-400-normal.woff2';

const isCovered = (name: string) => [...name].every((letter) => SHIPPED.includes(letter));

async function readName(): Promise<string> {
  const file = 'content/site.yaml';
  return readYaml(file, await readFile(contentFile(file), 'utf8'), FILES.site).nameDevanagari;
}

/** Puts the letters of another name into the built site's face, under a new address. `client`: folder of the built pages. */
export async function renewNameFont(client: string): Promise<void> {
  const assets = join(client, 'assets');
  const names = await readdir(assets);
  const old = names.find((name) => FACE.test(name));
  const name = old && (await readName());
  if (!old || !name || isCovered(name)) return;
  const { default: subsetFont } = await import('subset-font');
  const whole = await readFile(createRequire(import.meta.url).resolve(WHOLE));
  const face = await subsetFont(whole, name, { targetFormat: 'woff2' });
  const hash = createHash('sha256').update(face).digest('base64url').slice(0, 8);
  const made = `gotu-devanagari-${hash}.woff2`;
  await writeFile(join(assets, made), face);
  if (made !== old) await rm(join(assets, old));
  const texts = (await readdir(client, { recursive: true })).filter((file) =>
    /\.(css|html|js|data)$/.test(file),
  );
  for (const file of texts) {
    const text = await readFile(join(client, file), 'utf8');
    if (text.includes(old)) await writeFile(join(client, file), text.replaceAll(old, made));
  }
}
