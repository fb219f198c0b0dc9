/** Shows a saved value on the open page of texts. */
import type { Field, Part, TextsPage } from '#contract/desk/texts.ts';
import { showSaved } from '../../api.ts';
import type { Saved } from '../../keep/types.ts';

type Change = Pick<Field, 'path' | 'value' | 'revision'>;

const changed = (field: Field, change: Change): Field =>
  field.path === change.path ? { ...field, ...change } : field;

function changedIn(part: Part, change: Change): Part {
  if (part.kind === 'field') return changed(part, change);
  const hide = part.hide && { hide: changed(part.hide, change) };
  return part.kind === 'group'
    ? { ...part, ...hide, parts: part.parts.map((one) => changedIn(one, change)) }
    : { ...part, ...hide, entries: part.entries.map((one) => changedIn(one, change)) };
}

/** @param key path of the saved value: "/words/home#hero.lead" */
export function applySavedText(key: string, { value, revision }: Saved): void {
  const [address = '', path = ''] = key.split(/#(.*)/s);
  const change = { path, value: String(value), revision };
  showSaved<TextsPage>(['texts', address.split('/')[2]], (page) => ({
    ...page,
    parts: page.parts.map((part) => changedIn(part, change)),
  }));
}
