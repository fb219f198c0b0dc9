/**
 * Loads the built site: every file in memory with its encodings, ETags and complete header lists; films, and pictures beyond the
 * memory budget, stay on the disk.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { HASHED_FOLDERS, isHashed } from './addresses.ts';
import { contentType, isCompressible, isFilm, isHtml } from './content-types.ts';
import { diskFile, memoryFile, type SiteFile, stampOf } from './load-file.ts';

export interface SiteFiles {
  /** By decoded path: `/about` for a page, `/assets/x.js` for a file. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Canonical paths of the pages. */
  readonly pages: ReadonlySet<string>;
  /** The page for unknown paths, with status 404. */
  readonly notFound: SiteFile | undefined;
}

interface LoadOptions {
  /** Origins that forms are sent to (csp.ts). */
  readonly connect: readonly string[];
  /** What was served before: its unchanged files with a hash in their name are reused. */
  readonly previous?: SiteFiles | undefined;
}

/** Maximum bytes of pictures in memory. */
const PICTURES_MAX_BYTES = 24 * 1024 * 1024;
export const NOT_FOUND_PAGE = '/404';

/** JPEG is loaded last, so that JPEGs stay on the disk: hardly any browser requests them. */
const isFallback = (name: string) => name.endsWith('.jpg');

const urlOf = (name: string) =>
  `/${name.split(sep).join('/')}`.replace(/\/index\.html$/, '') || '/';

/** Names of files in a folder, without compressed copies; and which compressed copies there are. */
function namesBelow(root: string) {
  const all = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  const existing = new Set(all);
  const names = all
    .filter((name) => !(/\.(br|gz)$/.test(name) && existing.has(name.slice(0, -3))))
    .sort((a, b) => Number(isFallback(a)) - Number(isFallback(b)));
  return { names, existing };
}

/** Loads the folder of the built site. Throws if it cannot be read. */
export function loadFiles(root: string, { connect, previous }: LoadOptions): SiteFiles {
  const { names, existing } = namesBelow(root);
  const files = new Map<string, SiteFile>();
  const pages = new Set<string>();
  let picturesBytes = 0;

  for (const name of names) {
    const path = join(root, name);
    const url = urlOf(name);
    const type = contentType(name);
    const stat = statSync(path);
    const isPicture = !isCompressible(type) && !isFilm(type);
    if (isPicture) picturesBytes += stat.size;
    const isBeyondBudget = isPicture && picturesBytes > PICTURES_MAX_BYTES;
    if (stat.size > 0 && (isFilm(type) || isBeyondBudget)) {
      files.set(url, diskFile(url, path, stat));
      continue;
    }
    const before = isHashed(urlOf(name)) ? previous?.files.get(url) : undefined;
    const hasCompressed = (suffix: string) => existing.has(name + suffix);
    if (before?.in === 'memory' && before.stamp === stampOf(stat, hasCompressed))
      files.set(url, before);
    else files.set(url, memoryFile(url, path, stat, hasCompressed, connect));
    if (isHtml(type) && url !== NOT_FOUND_PAGE && name.endsWith('index.html')) pages.add(url);
  }
  return { files, pages, notFound: files.get(NOT_FOUND_PAGE) };
}

/**
 * The site, and the files with a hash in their name that only older builds have.
 * @param roots folders of the older builds, newest first
 * @param isWithdrawn whether a file of `media/` in that folder must not be served any more
 */
export function withOldFiles(
  site: SiteFiles,
  roots: readonly string[],
  isWithdrawn: (root: string, name: string) => boolean = () => false,
): SiteFiles {
  const files = new Map(site.files);
  for (const root of roots)
    for (const folder of HASHED_FOLDERS.map((name) => join(root, name)).filter((path) =>
      existsSync(path),
    ))
      for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        const url = urlOf(path.slice(root.length + 1));
        if (files.has(url) || /\.(br|gz)$/.test(name)) continue;
        if (folder.endsWith('media') && isWithdrawn(root, name)) continue;
        const hasCompressed = (suffix: string) => existsSync(path + suffix);
        const isText = isCompressible(contentType(name));
        const load = isText ? memoryFile : diskFile;
        files.set(url, load(url, path, statSync(path), hasCompressed, []));
      }
  return { ...site, files };
}
