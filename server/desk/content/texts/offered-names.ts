/**
 * Names in the same file that a text may refer to: a home and a room of the costs, a line of a bill. They are chosen, not
 * typed.
 */
import { isGroup } from '#contract/group.ts';
import { valueAt } from '#server/drafts/yaml-path.ts';
import type { Label } from '#server/labels/tables/label.ts';
import { choiceLabels } from './choice-labels.ts';

const nameIn = (entry: unknown) => String(valueAt(entry, ['name']) ?? '');

/** `names` as in the file, `words` as on the desk. Undefined if nothing is offered. */
export function offeredNames(
  { draft: own, costs }: { readonly draft: unknown; readonly costs?: unknown },
  { choicesOf, choicesFrom, choicesIn }: Label,
) {
  if (choicesOf === undefined) return undefined;
  const draft = choicesIn ? costs : own;
  const path = choicesOf
    .replace(/\{([^}]+)\}/, (_, at: string) => String(valueAt(draft, at.split('.')) ?? ''))
    .split('.');
  const found = valueAt(draft, path);
  if (Array.isArray(found)) {
    const names = found.map(nameIn);
    return { names, words: names };
  }
  const names = Object.keys(isGroup(found) ? found : {});
  return {
    names,
    words: names.map(choiceLabels(draft, { choicesFrom: choicesFrom ?? path.join('.') })),
  };
}
