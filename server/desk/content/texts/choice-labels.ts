/** Words for choices: those of the label, or of the site's file. */
import { valueAt } from '#server/drafts/yaml-path.ts';
import { labelFromKey } from '#server/labels/label-of.ts';
import type { Label } from '#server/labels/tables/label.ts';

export const choiceLabels = (draft: unknown, { choicesFrom, choiceWords }: Label) => {
  const words = choiceWords ?? (choicesFrom && valueAt(draft, choicesFrom.split('.')));
  return (name: string): string => {
    const entry = valueAt(words, [name]);
    const own = typeof entry === 'string' ? entry : valueAt(entry, ['name']);
    return typeof own === 'string' ? own : labelFromKey(name);
  };
};
