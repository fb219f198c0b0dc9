/** The content files with texts: their order in the list, and the page that shows each. */
import { OTHER_TEXTS, PAGES } from '#content-model/pages.ts';

/** The page's address for a file, which is named without ".yaml". */
export const liveAddress = (file: string) =>
  PAGES.find(({ texts }) => texts === file)?.path ?? OTHER_TEXTS[file]?.path ?? '/';
/** Whether several pages share the file's texts. */
export const isShared = (file: string) => OTHER_TEXTS[file]?.isShared === true;

/** The pages first, in their order; then shared texts. */
export function orderPages(files: readonly string[]): string[] {
  const order = [...PAGES.map(({ texts }) => texts), ...Object.keys(OTHER_TEXTS)];
  const place = (file: string) => (order.includes(file) ? order.indexOf(file) : order.length);
  return [...files].sort((a, b) => place(a) - place(b));
}
