/** Finds which files of `media/` a built site shows, and their sources in the content. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentFile } from '#pictures/content-dir.ts';
import { cutsIn } from '#pictures/cuts.ts';
import { variantNamed } from '#pictures/formats.ts';
import type { Manifest } from '#pictures/manifest.ts';
import { filmKey, picturesIn, plansIn } from '#pictures/sources.ts';
import { variantFiles } from '#pictures/variants.ts';
import type { Media } from '#server/releases/withdrawn.ts';
import type { Sources } from './sources.ts';

const TEXT = /\.(html|js|css|json|data|xml|txt|svg|webmanifest)$/;
const ADDRESS = /\/media\/([\w.%~@+-]+)/g;
const PACKED = /\.(br|gz)$/;
/** Data contains the names of pictures without width and format. */
export const baseOf = (name: string) => variantNamed(name)?.base ?? name;

/** Files of `media/` that any file of the site names, in full or without width and format. */
export function namesIn(client: string): Set<string> {
  const names = new Set<string>();
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && TEXT.test(entry.name))
      for (const [, name = ''] of readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(
        ADDRESS,
      ))
        names.add(baseOf(decodeURIComponent(name)));
  return names;
}

/** Deletes files that no page shows, such as pictures of a hidden project. Returns their addresses. */
export function removeUnshown(client: string): ReadonlySet<string> {
  const media = join(client, 'media');
  const named = namesIn(client);
  const files = existsSync(media) ? readdirSync(media) : [];
  const unshown = files.filter((file) => !named.has(baseOf(file.replace(PACKED, ''))));
  for (const file of unshown) rmSync(join(media, file));
  return new Set(unshown.map((file) => `/media/${file}`));
}

/** The existing files of `media/`, with the hashes of their sources; files without a source in the content are left out. */
export function mediaOf(client: string, manifest: Manifest, sources: Sources): Media {
  const files = Object.keys(sources);
  const pictures = picturesIn(files);
  const materials = contentFile('content/materials.yaml');
  const cuts = existsSync(materials) ? cutsIn(readFileSync(materials, 'utf8'), pictures) : [];
  const made = new Map<string, string>();
  const note = (address: string | undefined, file: string) => {
    if (address && sources[file]) made.set(basename(address), sources[file]);
  };
  for (const { key, file } of [...pictures, ...cuts]) {
    const picture = manifest.pictures[key];
    for (const name of picture ? variantFiles(key, picture) : []) note(name, file);
  }
  for (const { key, file } of plansIn(files)) note(manifest.plans[key]?.src, file);
  for (const file of files) {
    const film = filmKey(file);
    if (!film) continue;
    const isPhone = film.name.endsWith('-phone');
    const own = manifest.films[isPhone ? film.name.slice(0, -'-phone'.length) : film.name];
    note((isPhone ? own?.phone : own)?.[film.codec], file);
  }
  const media = join(client, 'media');
  const there = new Set(existsSync(media) ? readdirSync(media) : []);
  return Object.fromEntries([...made].filter(([name]) => there.has(name)));
}
