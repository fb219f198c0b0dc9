/** The content files with texts: their order in the list, and the page that shows each. */
import { PAGES } from '#content-model/pages.ts';

/** Files with texts of several pages, or of a part of a page with another file: the page on which to show them. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  materials: '/materials',
  people: '/about',
  clients: '/about',
  achievements: '/features',
  site: '/contact',
  forms: '/contact',
  pages: '/',
  brand: '/',
};
const SHARED = new Set(['site', 'forms', 'pages', 'brand']);

/** The page's address for a file, which is named without ".yaml". */
export const liveAddress = (file: string) =>
  PAGES.find(({ words }) => words === file)?.path ?? SHOWN_ON[file] ?? '/';
/** Whether several pages share the file's texts. */
export const isShared = (file: string) => SHARED.has(file);

/** The pages first, in their order; then shared texts. */
export function orderPages(files: readonly string[]): string[] {
  const order = [...PAGES.map(({ words }) => words), ...Object.keys(SHOWN_ON)];
  const place = (file: string) => (order.includes(file) ? order.indexOf(file) : order.length);
  return [...files].sort((a, b) => place(a) - place(b));
}
