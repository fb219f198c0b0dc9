/**
 * Finds pictures, plans and films in older releases that the site no longer shows, because a home was hidden or removed, or
 * files were replaced or removed. They are not served, and each publish deletes them.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '#server/durable.ts';
import { clientFolder, releaseIds, withdrawnFile } from './folder.ts';

const mediaSchema = z.record(z.string(), z.string());
/** Files of `media/` that a release shows, with the hashes of their sources in the content. */
export type Media = Readonly<z.infer<typeof mediaSchema>>;
export const MEDIA_LIST = 'media.json';

function readMedia(folder: string, id: string): Media | null {
  try {
    return mediaSchema.parse(JSON.parse(readFileSync(join(folder, id, MEDIA_LIST), 'utf8')));
  } catch {
    return null;
  }
}

/** The name without the hash: "share-home-c5e4bea3-1200.jpg". */
const withoutHash = (name: string) => name.replace(/-[0-9a-f]{8}(?=[-.])/, '');

function mediaIn(folder: string, id: string): string[] {
  const media = join(clientFolder(folder, id), 'media');
  return existsSync(media) ? readdirSync(media) : [];
}

const plainName = (name: string) => name.replace(/\.(br|gz)$/, '');

/**
 * Returns a function that says whether a file of `media/` of another release is withdrawn. A file from the same source as one of
 * the served release stays for pages that are open. If the source is unknown, as for share cards, a file stays if the served
 * release has one of the same name with another hash.
 */
export function withdrawnBy(folder: string, served: string): (id: string, name: string) => boolean {
  const shown = readMedia(folder, served);
  if (!shown) return () => false;
  const sources = new Set(Object.values(shown));
  const names = new Set(mediaIn(folder, served).map(withoutHash));
  const lists = new Map<string, Media | null>();
  return (id, name) => {
    const file = plainName(name);
    if (file in shown) return false;
    if (!lists.has(id)) lists.set(id, readMedia(folder, id));
    const source = lists.get(id)?.[file];
    if (source === undefined) return !names.has(withoutHash(file));
    return !sources.has(source);
  };
}

/** Deletes withdrawn files from all other kept releases. */
export function removeWithdrawn(folder: string, served: string): void {
  const isWithdrawn = withdrawnBy(folder, served);
  for (const id of releaseIds(folder)) {
    if (id === served) continue;
    const names = mediaIn(folder, id).filter((name) => isWithdrawn(id, name));
    if (names.length === 0) continue;
    // First, so that a crash leaves no release that seems complete.
    writeDurably(withdrawnFile(folder, id), JSON.stringify({ by: served }));
    for (const name of names)
      rmSync(join(clientFolder(folder, id), 'media', name), { force: true });
  }
}
