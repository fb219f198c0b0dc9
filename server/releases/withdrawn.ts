/**
 * Pictures, plans and films that older releases hold and the site no longer shows: of a home that was hidden or taken away,
 * or replaced and removed ones. They are not served, and the next publish deletes them.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '#server/durable.ts';
import { clientFolder, releaseIds, withdrawnFile } from './folder.ts';

const mediaSchema = z.record(z.string(), z.string());
/** Names below `media/` that a release shows, each with the hash of the file of the content that it was made of. */
export type Media = Readonly<z.infer<typeof mediaSchema>>;
export const MEDIA_LIST = 'media.json';

function readMedia(folder: string, id: string): Media | null {
  try {
    return mediaSchema.parse(JSON.parse(readFileSync(join(folder, id, MEDIA_LIST), 'utf8')));
  } catch {
    return null;
  }
}

/** "share-home-c5e4bea3-1200.jpg" without the part that is made of its bytes. */
const withoutHash = (name: string) => name.replace(/-[0-9a-f]{8}(?=[-.])/, '');

function mediaIn(folder: string, id: string): string[] {
  const media = join(clientFolder(folder, id), 'media');
  return existsSync(media) ? readdirSync(media) : [];
}

const plainName = (name: string) => name.replace(/\.(br|gz)$/, '');

/**
 * Whether a file of `media/` of another release is withdrawn from the release that is served. One that is made anew of the same
 * photo stays for pages that are open. Of what does not say its source, such as the card of a shared link, stays what the served
 * release has too, under the same name with another hash.
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

/** Deletes what the served release has withdrawn from all others that are kept. */
export function removeWithdrawn(folder: string, served: string): void {
  const isWithdrawn = withdrawnBy(folder, served);
  for (const id of releaseIds(folder)) {
    if (id === served) continue;
    const names = mediaIn(folder, id).filter((name) => isWithdrawn(id, name));
    if (names.length === 0) continue;
    // First, so that no crash leaves a release that seems whole.
    writeDurably(withdrawnFile(folder, id), JSON.stringify({ by: served }));
    for (const name of names)
      rmSync(join(clientFolder(folder, id), 'media', name), { force: true });
  }
}
