/** Alternative texts of share cards: the page's headline and the picture beside it. */
import type { Content } from '#content-model/assemble.server.ts';
import { PAGES } from '#content-model/pages.ts';

const fieldOf = (value: unknown, names: readonly string[]) =>
  names.reduce<unknown>(
    (part, name) => (part as Record<string, unknown> | undefined)?.[name],
    value,
  );

/** The headline on a page's card; undefined if the page has no card of its own. */
export function headlineOf(path: string, content: Content): string | undefined {
  const { texts, headline } = PAGES.find((page) => page.path === path) ?? {};
  if (!texts || !headline) return undefined;
  return String(fieldOf(content, [texts, ...headline.split('.')])).replaceAll(/\s+/g, ' ');
}

interface Described {
  readonly file?: unknown;
  readonly film?: unknown;
  readonly encoded?: { readonly base: string };
  readonly alt?: unknown;
}

/** The alternative text of a picture by its key, such as `founders/1`, from whichever page uses it. */
export function altOf(key: string, content: Content): string | undefined {
  const base = content.picture({ file: key, alt: '' }).encoded?.base;
  function search(node: unknown): string | undefined {
    if (typeof node !== 'object' || node === null) return;
    const { file, film, encoded, alt } = node as Described;
    const isIt = file === key || `films/${film}` === key || (base && encoded?.base === base);
    if (isIt && typeof alt === 'string' && alt) return alt;
    for (const child of Object.values(node)) {
      const found = search(child);
      if (found) return found;
    }
  }
  return search(content);
}

/** The alternative text of a page's own card. */
export function shareAlt(path: string, content: Content): string {
  const picture = content.pages[path]?.picture;
  const alt = picture && altOf(picture, content);
  const headline = headlineOf(path, content);
  return [headline && `“${headline}”`, alt].filter(Boolean).join(' – ');
}
