/** Shows a saved text in the page of words that is open. */
import type { Field, Part, WordsPage } from '#contract/desk/words.ts';
import { queries } from '../api.ts';
import type { Saved } from './types.ts';

const changedIn = (part: Part, path: string, over: Partial<Field>): Part => {
  if (part.kind === 'field') return part.path === path ? { ...part, ...over } : part;
  if (part.kind === 'group')
    return { ...part, parts: part.parts.map((one) => changedIn(one, path, over)) };
  return { ...part, entries: part.entries.map((one) => changedIn(one, path, over)) };
};
export function applyWords(key: string, { value, revision }: Saved): void {
  const [address = '', path = ''] = key.split(/#(.*)/s);
  const over = { value: value as string, revision };
  queries.setQueryData<WordsPage>(
    ['words', address.split('/')[2]],
    (page) => page && { ...page, parts: page.parts.map((part) => changedIn(part, path, over)) },
  );
}
