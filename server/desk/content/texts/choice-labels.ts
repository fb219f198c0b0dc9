/** Words of the site for choices, if its file has words for the names. */
import { valueAt } from '#server/drafts/yaml-path.ts';
import { labelFromKey } from '#server/labels/label-of.ts';

/** @param from path of the words, or of the entries with names; '' if there are none */
export const choiceLabels = (draft: unknown, from = '') => {
  const words = from === '' ? undefined : valueAt(draft, from.split('.'));
  return (name: string): string => {
    const entry = valueAt(words, [name]);
    const own = typeof entry === 'string' ? entry : valueAt(entry, ['name']);
    return typeof own === 'string' ? own : labelFromKey(name);
  };
};
