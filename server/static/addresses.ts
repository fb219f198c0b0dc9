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

/** The canonical path of a page written with upper case, trailing slashes or its file name; null when there is none. */
const canonicalOf = (path: string, plain: string, pages: ReadonlySet<string>) =>
  plain !== path && pages.has(plain) ? plain : null;

/** Paths of files, which nobody opens as a page: a missing one is answered in plain text. */
export const FILE_PATHS = /^\/(assets|media)\/|\.data$/;

export function createAddresses(
  pages: ReadonlySet<string>,
  { moved, gone }: Addresses = { moved: {}, gone: [] },
) {
  const left = new Map(Object.entries(moved));
  const goneForGood = new Set(gone);
  return {
    /** Where a path that has no file leads for good, or null. */
    elsewhere(path: string): string | null {
      const plain = plainPath(path);
      return left.get(plain) ?? canonicalOf(path, plain, pages);
    },
    /** 410 for what was there once, else 404. */
    missingStatus: (path: string): 404 | 410 => (goneForGood.has(plainPath(path)) ? 410 : 404),
  };
}
