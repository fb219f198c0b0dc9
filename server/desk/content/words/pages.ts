/** The files of words: their order in the list, and the page that shows them. */
import { PAGES } from '#content-model/pages.ts';

/** Files whose words several pages share, or that are part of a page with a file of its own: where to look at them. */
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

/** The address that shows the words of a file, which is named without ".yaml". */
export const liveAddress = (file: string) =>
  PAGES.find(({ words }) => words === file)?.path ?? SHOWN_ON[file] ?? '/';
export const isShared = (file: string) => SHARED.has(file);

/** The pages first, in their order; then what pages share. */
export function inOrder(files: readonly string[]): string[] {
  const order = [...PAGES.map(({ words }) => words), ...Object.keys(SHOWN_ON)];
  const place = (file: string) => (order.includes(file) ? order.indexOf(file) : order.length);
  return [...files].sort((a, b) => place(a) - place(b));
}
