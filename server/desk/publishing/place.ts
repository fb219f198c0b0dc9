/** From a file and field of the content to the screen on which it is written. */
import type { Place } from './wire.ts';

const NAMES: Readonly<Record<string, string>> = {
  site: 'Studio',
  pages: 'Search results',
  'why-choose-us': 'Why choose us',
  faq: 'Questions',
  forms: 'Forms',
  brand: 'Brand',
};
export const titled = (name: string) => {
  const words = name
    .replaceAll(/[-_]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

const PROJECT = /^projects\/([^/]+)\/([^/]+)\//;
/** A picture is opened as a whole. */
const PHOTO = /^photos › ([^›]+?)(?: ›|$)/;
const WORDS = /^([^/]+)\.yaml$/;

/** "items › 3 › answer" or a path of names and numbers, as it stands in an address: "items.2.answer". */
export const fieldPath = (field: string) =>
  field
    .split(' › ')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) - 1) : part))
    .join('.');

const inWords = (field: string) =>
  field
    .split(' › ')
    .map((part) => titled(part).toLowerCase())
    .join(', ');

/** `file` with or without "content/" in front; `field` as a person reads it. Null where no screen writes it. */
export function placeOf(file: string, field?: string): Place | null {
  const name = file.replace(/^content\//, '');
  const [, category, project] = PROJECT.exec(name) ?? [];
  const place = field ? `, ${inWords(field)}` : '';
  if (category && project) {
    const at = field && (PHOTO.exec(field)?.[1] ?? fieldPath(field));
    return {
      label: `Projects, ${titled(project)}${place}`,
      href: `/projects/${encodeURIComponent(project)}${at ? `#${encodeURIComponent(at)}` : ''}`,
    };
  }
  const [, words] = WORDS.exec(name) ?? [];
  if (!words) return null;
  return {
    label: `Words, ${NAMES[words] ?? titled(words)}${place}`,
    href: `/words/${encodeURIComponent(words)}${field ? `#${encodeURIComponent(fieldPath(field))}` : ''}`,
  };
}

export const pageName = (words: string) => NAMES[words] ?? titled(words);
