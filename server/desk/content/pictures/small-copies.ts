/**
 * Small copies of pictures for the desk's screens: the site's encoded variants of the same bytes, or copies that are made and
 * cached in memory.
 */

import { readFile } from 'node:fs/promises';
import { openPhoto } from '#pictures/colour/open-photo.ts';
import { variantNamed } from '#pictures/formats.ts';
import { possibleHashes } from '#pictures/names.ts';
import { notFound } from '#server/http/http-error.ts';
import type { SiteFile } from '#server/static/load-file.ts';
import type { SiteFiles } from '#server/static/load-files.ts';
import type { DeskContext, DeskRequest } from '../../context.ts';
import { smallCopy } from '../intake/intake.ts';
import { readImageInfo } from '../projects/project-folder.ts';
import { createCopies } from './copies.ts';

interface Wanted {
  readonly path: string;
  readonly key: string;
  /** Longer side in pixels. An encoded variant may be larger; a copy is never larger than the picture. */
  readonly size: number;
  /** Angle of straightening in degrees. */
  readonly angle?: number | undefined;
}

/** The hash in a variant's name, before the width: "f62fdccd" of "/media/hall-f62fdccd-736.avif". */
const HASH = /-([0-9a-f]{8})$/;

/** Widths and addresses of the site's encoded pictures, by the hash in their names and the file extension. */
function variantsIn({ files }: SiteFiles) {
  const found = new Map<string, { readonly width: number; readonly file: SiteFile }[]>();
  for (const [url, file] of files) {
    const { base = '', width = 0 } = variantNamed(url) ?? {};
    const [, hash] = HASH.exec(base) ?? [];
    if (!hash) continue;
    const name = hash + url.slice(url.lastIndexOf('.'));
    found.set(name, [...(found.get(name) ?? []), { width, file }]);
  }
  return found;
}

/** Finds no variants of a transparent picture, because their hash includes the background colour of the page. */
async function hashesOf({ path, key, angle = 0 }: Wanted): Promise<readonly string[]> {
  const bytes = await readFile(path);
  const { isConverted } = await openPhoto(bytes);
  return possibleHashes(bytes, key, { isConverted, straighten: angle });
}

const bytesOf = (file: SiteFile) =>
  file.in === 'memory' ? file.variants.identity.body : readFile(file.path);

/** The requested size. @throws HttpError 404 for a size that no screen uses */
export function sizeIn(c: DeskRequest, sizes: readonly number[]): number {
  const size = Number(c.req.query('size') ?? 640);
  if (!sizes.includes(size)) throw notFound('There is no such size.');
  return size;
}

/** @returns a handler that sends a copy. A copy that has to be made is WebP. */
export function createSmallCopies(site: DeskContext['site']) {
  const copies = createCopies();
  const hashes = new Map<string, readonly string[]>();
  let known: { readonly of: SiteFiles; readonly variants: ReturnType<typeof variantsIn> } | null =
    null;

  /** The smallest encoded variant that is large enough. */
  async function encoded(stamp: string, wanted: Wanted, ending: string, width: number) {
    const { files } = site;
    if (!files) return;
    if (known?.of !== files) known = { of: files, variants: variantsIn(files) };
    const name = `${stamp} ${wanted.key} ${wanted.angle}`;
    const possible = hashes.get(name) ?? (await hashesOf(wanted));
    if (hashes.size > 5000) hashes.clear();
    hashes.set(name, possible);
    const { variants } = known;
    const [smallest] = possible
      .flatMap((hash) => variants.get(hash + ending) ?? [])
      .filter((one) => one.width >= width)
      .sort((a, b) => a.width - b.width);
    return smallest && bytesOf(smallest.file);
  }

  return async (c: DeskRequest, wanted: Wanted): Promise<Response> => {
    const { path, size, angle } = wanted;
    const { stamp, width, height } = await readImageInfo(path);
    const across = Math.ceil(Math.min(1, size / Math.max(width, height)) * width);
    const [ending, type] = c.req.header('Accept')?.includes('image/avif')
      ? ['.avif', 'image/avif']
      : ['.jpg', 'image/jpeg'];
    // If the file cannot be read, making the copy throws the error.
    const variant = await encoded(stamp, wanted, ending, across).catch(() => undefined);
    const copy =
      variant ?? (await copies(`${stamp} ${size} ${angle}`, () => smallCopy(path, size, angle)));
    c.header('Content-Type', variant ? type : 'image/webp');
    return c.body(Uint8Array.from(copy));
  };
}
export type SmallCopies = ReturnType<typeof createSmallCopies>;
