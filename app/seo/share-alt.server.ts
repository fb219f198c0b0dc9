/** Alternative texts of share cards: the page's headline and the picture beside it. */
import type { Content } from '#content-model/assemble.server.ts';

/** The headline on each page's card. A page that is missing here has no card of its own. */
const headlines = (content: Content): Readonly<Record<string, string>> => ({
  '/': content.home.hero.headline,
  '/about': content.about.hero.headline,
  '/projects': content.projects.headline,
  '/contact': content.contact.headline,
  '/services': content.services.heading,
  '/whychooseus': content['why-choose-us'].heading,
  '/faq': content.faq.heading,
  '/features': content.expertise.heading,
});

export const headlineOf = (path: string, content: Content): string | undefined =>
  headlines(content)[path]?.replaceAll(/\s+/g, ' ');

interface Described {
  readonly file?: unknown;
  readonly film?: unknown;
  readonly encoded?: { readonly base: string };
  readonly alt?: unknown;
}

/** The alternative text that content gives the picture of a key such as `founders/1`, wherever a page uses it. */
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
