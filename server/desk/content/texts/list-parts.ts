/** Lists of a file as the desk shows them: their entries, the fields of a new one, and removed ones that can be restored. */
import type { List, Part } from '#contract/desk/texts.ts';
import { nameOfEntry } from '#contract/entry-name.ts';
import { isGroup } from '#contract/group.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { labelFromKey, labelsIn } from '#server/labels/label-of.ts';
import { choiceLabels } from './choice-labels.ts';
import type { Sides } from './field-at.ts';
import { blankOf, choiceOf, needsNoText, templateEntry } from './new-entry.ts';
import { offeredNames } from './offered-names.ts';
import type { Shape } from './schemas.ts';

const NAME_MAX = 60;

type PartsOf = (shape: Shape, path: Path) => Part[];

/** Whether it is a group whose entries have free names. */
export const isNamedShape = (
  shape: Shape,
): shape is Shape & { readonly additionalProperties: Shape } =>
  !shape.properties && isGroup(shape.additionalProperties);

/** @param partsOf makes the parts of the value at a path */
export function createLists(name: string, sides: Sides, partsOf: PartsOf) {
  const { draft, ids, removed = [] } = sides;
  const { labelFor, titleOf } = labelsIn(name);

  /** Data of both kinds of lists. @param next the position of a new entry */
  function common(items: Shape, path: Path, entries: readonly unknown[], next: string | number) {
    const { entry = 'Entry' } = labelFor(path);
    const removedHere = removed.filter((one) => one.list === ids.written(path));
    const blank = blankOf(items, templateEntry(entries, removedHere), (key) => {
      const at = [...path, next, key];
      const own = labelFor(at);
      const { hint = '' } = own;
      const offered = offeredNames(sides, own);
      const say = choiceLabels(draft, own);
      return key
        ? { label: titleOf(at), hint, say, ...(offered && { offered }) }
        : { label: entry, hint: '', say };
    });
    return {
      kind: 'list' as const,
      path: ids.written(path),
      label: titleOf(path),
      entry,
      blank,
      removed: removedHere.map((one) => ({
        id: one.id,
        name: nameOfEntry(one.entry).slice(0, NAME_MAX) || labelFromKey(one.name ?? ''),
      })),
    };
  }
  /** Whether the part is the entry itself, not a part inside it. */
  const isWhole = (part: Part, at: Path) =>
    [ids.written(at), `${ids.written(at)}.value`].includes(part.path);

  function list(shape: Shape, items: Shape, path: Path): List {
    const entries = valueAt(draft, path) as unknown[];
    const base = common(items, path, entries, entries.length);
    const canBegin = base.blank.length > 0 || needsNoText(items);
    return {
      ...base,
      canAdd: canBegin && entries.length < (shape.maxItems ?? 60),
      canMove: entries.length > 1,
      canRemove: entries.length > (shape.minItems ?? 0),
      entries: entries.flatMap((_, i): Part[] => {
        const parts = partsOf(items, [...path, i]);
        const own = titleOf([...path, i]);
        // The entry itself is a field, a group or a list: its label is its number.
        const [only] = parts;
        if (parts.length === 1 && only && only.path.split('.').length <= path.length + 2)
          return isWhole(only, [...path, i]) ? [{ ...only, label: own }] : parts;
        return [{ kind: 'group' as const, path: ids.written([...path, i]), label: own, parts }];
      }),
    };
  }

  /** A list whose entries have names in the file, in their order there. */
  function named(items: Shape, path: Path): List {
    const entries = valueAt(draft, path) as Record<string, unknown>;
    const base = common(items, path, Object.values(entries), 'new');
    const { namesOf, isFixed } = labelFor(path);
    const others = Object.keys(valueAt(draft, [namesOf ?? '']) ?? {});
    const choice = choiceOf(
      base.entry,
      others.filter((one) => !Object.hasOwn(entries, one)),
      choiceLabels(draft, { choicesFrom: namesOf }),
    );
    const blank = namesOf ? [choice] : base.blank;
    return {
      ...base,
      blank,
      canAdd: !isFixed && (namesOf ? choice.choices.length > 0 : blank.length > 0),
      // If names of another list are chosen, that list determines the order.
      canMove: !namesOf && Object.keys(entries).length > 1,
      canRemove: !isFixed,
      entries: Object.keys(entries).flatMap((one) => partsOf(items, [...path, one])),
    };
  }
  /** False: the names of such a group are fixed. */
  const isNamed = (shape: Shape, path: Path) =>
    isNamedShape(shape) && labelFor(path).entry !== undefined && isGroup(valueAt(draft, path));
  return { list, named, isNamed };
}
