/** Names an entry of a list by one of its texts. */
import { isGroup } from './group.ts';

/** The fields that can name an entry, best first. */
export const NAMING = ['title', 'heading', 'name', 'question', 'term', 'label', 'caption'] as const;

/** Fields that are not texts: keys of pictures, addresses. */
const NO_WORDS: ReadonlySet<string> = new Set(['file', 'to', 'url']);

/** A text is a plain value, or a group with a remark whether it is a sample. */
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

/** Its title, else its first text; '' if it has none. */
export function nameOfEntry(entry: unknown): string {
  const named = isGroup(entry) ? NAMING.map((key) => textOf(entry[key])) : [];
  return named.find(Boolean) ?? firstText(entry);
}
