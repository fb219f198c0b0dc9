/** Fills the folder of files that are served unchanged, for content that is not the checkout's. */
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { share } from './place-files.ts';

const MEDIA = 'media';

/** Copies the files of `public/` into a build; pictures and films are hard-linked (see `shareMedia`). */
export function shareFiles(source: string, client: string): void {
  mkdirSync(client, { recursive: true });
  for (const name of readdirSync(source))
    if (name !== MEDIA) cpSync(join(source, name), join(client, name), { recursive: true });
  mkdirSync(join(client, MEDIA), { recursive: true });
  shareMedia(join(source, MEDIA), join(client, MEDIA));
}

/**
 * Hard-links files of `media/`, which never change under their name. A build and the served release may then share a
 * file, so such a file is always written under a temporary name and renamed (`writeAtomically`, `replaceFile`).
 */
function shareMedia(from: string, to: string): void {
  if (!existsSync(from)) return;
  for (const name of readdirSync(from)) {
    const target = join(to, name);
    if (name.endsWith('.partial') || existsSync(target)) continue;
    share(join(from, name), target);
  }
}

/**
 * @param root the project, whose `public/` is copied
 * @param previous folder of the served site, whose pictures are reused
 */
export function placePublicFiles(root: string, folder: string, previous: string | undefined): void {
  const source = join(root, 'public');
  mkdirSync(join(folder, MEDIA), { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== MEDIA) rmSync(join(folder, name), { recursive: true, force: true });
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(source.length + 1);
    if (!entry.isFile() || name.startsWith(MEDIA)) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    copyFileSync(path, join(folder, name));
  }
  const manifest = join(folder, '..', 'manifest.json');
  const known = join(root, 'pictures', 'manifest.json');
  if (!existsSync(manifest) && existsSync(known)) copyFileSync(known, manifest);
  if (previous) shareMedia(join(previous, MEDIA), join(folder, MEDIA));
  shareMedia(join(source, MEDIA), join(folder, MEDIA));
}
