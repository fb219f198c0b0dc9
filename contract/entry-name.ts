/** By which of its texts a person knows an entry of a list. */

/** The names of such texts in the content, best first. */
export const NAMING = ['title', 'heading', 'name', 'question', 'term', 'label', 'caption'] as const;

/** Keys of pictures, and addresses: they are no words. */
const NO_WORDS: ReadonlySet<string> = new Set(['file', 'to', 'url']);

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text stands by itself, or with a remark on whether it is a sample. */
const textOf = (value: unknown): string => {
  const text = isGroup(value) ? value.value : value;
  return typeof text === 'string' ? text : '';
};

function firstText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const parts = Object.entries(value).filter(([key]) => !NO_WORDS.has(key));
  return parts.map(([, part]) => firstText(part)).find(Boolean) ?? '';
}

/** Its title, or else its first text; '' where it has none. */
export function nameOfEntry(entry: unknown): string {
  const named = isGroup(entry) ? NAMING.map((key) => textOf(entry[key])) : [];
  return named.find(Boolean) ?? firstText(entry);
}
