/** Decides how addresses without a file are answered: by a redirect, 404 or 410. The same on every host. */
import type { Addresses } from '#content-model/addresses.server.ts';

/**
 * A path without upper case, trailing slashes and file name. Without the lookbehind, the time for a row of slashes within the
 * path would grow with the square of its length.
 */
const plainPath = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/index\.html$/, '/')
    .replace(/(?<!\/)\/+$/, '') || '/';

/**
 * The decoded path, and whether it was written canonically: `/projects%2Fx` and `/%61bout` are other spellings (RFC 3986, 2.2
 * and 6.2.2.2). Null if it cannot be decoded.
 */
export function readPath(raw: string): { path: string; isCanonical: boolean } | null {
  try {
    const path = decodeURIComponent(raw) || '/';
    return { path, isCanonical: path === raw || encodeURI(path) === raw };
  } catch {
    return null;
  }
}

/** Folders of files with a hash in their name, which never change. */
export const HASHED_FOLDERS = ['assets', 'media'];
const HASHED = new RegExp(`^/(?:${HASHED_FOLDERS.join('|')})/`);
/** @param path "/media/hall-736.avif" */
export const isHashed = (path: string) => HASHED.test(path);

/** Whether people do not open it as a page: a missing file is answered in plain text. */
export const isFilePath = (path: string) => isHashed(path) || path.endsWith('.data');

/** @param pages paths of all pages, "/about" */
export function createAddresses(
  pages: ReadonlySet<string>,
  { moved, gone }: Addresses = { moved: {}, gone: [] },
) {
  const left = new Map(Object.entries(moved));
  const goneForGood = new Set(gone);
  return {
    /** The target of the redirect of a path without a file; null if there is none. */
    elsewhere(path: string): string | null {
      const plain = plainPath(path);
      return left.get(plain) ?? (pages.has(plain) ? plain : null);
    },
    /** 410 for paths that no longer exist, else 404. */
    missingStatus: (path: string): 404 | 410 => (goneForGood.has(plainPath(path)) ? 410 : 404),
  };
}
