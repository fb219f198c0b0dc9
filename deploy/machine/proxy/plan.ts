/** What a proxy serves by itself of a site, and with which headers: from the lists that the server sends, never written anew. */
import { HSTS } from '#server/http/security-headers.ts';
import type { SiteFile } from '#server/static/load-file.ts';
import { NOT_FOUND_PAGE, type SiteFiles } from '#server/static/load-files.ts';
import { type Header, headersOf, patternsOf } from '../../shared/file-headers.ts';

const POLICY = 'Content-Security-Policy';

/** Files with the same headers. `*` in a pattern stands for any text. */
export interface Group {
  readonly patterns: readonly string[];
  readonly headers: readonly Header[];
}

export interface Plan {
  /** By address. */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly groups: readonly Group[];
  readonly pages: ReadonlyMap<string, SiteFile>;
  /** Of every page, besides its own policy. */
  readonly pageHeaders: readonly Header[];
  /** Content security policy by the page's address. */
  readonly policies: ReadonlyMap<string, string>;
}

/** In the text of a proxy's settings these would mean something. */
const isPlain = (text: string) => !/["\\${}\p{Cc}]/u.test(text);
const isSayable = (headers: readonly Header[]) => headers.flat().every(isPlain);

/** How much of an address a pattern says: of two that fit, the narrower is asked first. */
const rank = (pattern: string) => (pattern.includes('*') ? pattern.indexOf('*') : pattern.length);
const rankOf = ({ patterns }: Group) => Math.max(...patterns.map(rank));

/** Pages and files of a site. What cannot be said in a few rules is left out: the server answers for it. */
export function planOf(site: SiteFiles): Plan {
  const all = [...site.files].filter(([url]) => url !== NOT_FOUND_PAGE && isPlain(url));
  const isPolicy = ([name]: Header) => name === POLICY;
  const common = (file: SiteFile) => headersOf(file).filter((header) => !isPolicy(header));
  const pageHeaders = all.filter(([url]) => site.pages.has(url)).map(([, file]) => common(file))[0];
  const pages = all.filter(
    ([url, file]) =>
      site.pages.has(url) &&
      isSayable(headersOf(file)) &&
      JSON.stringify(common(file)) === JSON.stringify(pageHeaders),
  );

  const lists = new Map<string, Set<string>>();
  const listed = all
    .filter(([url, file]) => !site.pages.has(url) && isSayable(headersOf(file)))
    .map(([url, file]) => {
      const pattern = patternsOf(url).at(-1)!;
      const list = JSON.stringify([...headersOf(file), HSTS]);
      lists.set(pattern, (lists.get(pattern) ?? new Set()).add(list));
      return { url, file, pattern, list };
    })
    .filter(({ pattern }) => isPlain(pattern));
  const served = listed.filter(({ pattern }) => lists.get(pattern)!.size === 1);
  const groups = [...Map.groupBy(served, ({ list }) => list)].map(([list, members]) => ({
    patterns: [...new Set(members.map(({ pattern }) => pattern))],
    headers: JSON.parse(list) as Header[],
  }));
  return {
    files: new Map(served.map(({ url, file }) => [url, file])),
    groups: groups.sort((a, b) => rankOf(b) - rankOf(a)),
    pages: new Map(pages),
    pageHeaders: [...(pageHeaders ?? []), HSTS],
    policies: new Map(pages.map(([url, file]) => [url, headersOf(file).find(isPolicy)![1]])),
  };
}

/** Where a page lies below `pages/`. */
export const pageFile = (url: string) => `${url === '/' ? '' : url}/index.html`;
