/** Where an address leads at which no file stands: on to a page, or nowhere any more. The same wherever the site lives. */

/** Paths that lead elsewhere for good, and those at which nothing stands any more. */
export interface Addresses {
  readonly moved: Readonly<Record<string, string>>;
  readonly gone: readonly string[];
}

/** A path without upper case, trailing slashes and file name. */
const plainPath = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/index\.html$/, '/')
    .replace(/\/+$/, '') || '/';

/**
 * The path without its escapes, and whether it was written as the site writes it: `/projects%2Fx` and `/%61bout` are
 * other spellings (RFC 3986, 2.2 and 6.2.2.2). Null when it cannot be decoded.
 */
export function readPath(raw: string): { path: string; isCanonical: boolean } | null {
  try {
    const path = decodeURIComponent(raw) || '/';
    return { path, isCanonical: path === raw || encodeURI(path) === raw };
  } catch {
    return null;
  }
}

/** Paths of files, which nobody opens as a page: a missing one is answered in plain text. */
export const FILE_PATHS = /^\/(assets|media)\/|\.data$/;

export function createAddresses(
  pages: ReadonlySet<string>,
  { moved, gone }: Addresses = { moved: {}, gone: [] },
) {
  const left = new Map(Object.entries(moved));
  const goneForGood = new Set(gone);
  return {
    /** Where a path leads for good that no file answers as it is written, or null. */
    elsewhere(path: string): string | null {
      const plain = plainPath(path);
      return left.get(plain) ?? (pages.has(plain) ? plain : null);
    },
    /** 410 for what was there once, else 404. */
    missingStatus: (path: string): 404 | 410 => (goneForGood.has(plainPath(path)) ? 410 : 404),
  };
}
