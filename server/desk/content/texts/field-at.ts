/** One field of a file, as the desk shows it: current value, published value, maximum length. */
import { joinWithAnd } from '#content-model/language.server.ts';
import { limitOf, recommendedLength } from '#content-model/limits.server.ts';
import type { Field } from '#contract/desk/texts.ts';
import { type EntryHistory, hashOfEntry } from '#server/drafts/entry-history.ts';
import { pairEntries } from '#server/drafts/pair-entries.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { labelsIn } from '#server/labels/label-of.ts';
import { revisionOf } from '#server/revision.ts';
import { choiceLabels } from './choice-labels.ts';
import type { EntryIds } from './entry-ids.ts';
import { offeredNames } from './offered-names.ts';
import type { RemovedEntry } from './removed-entries.ts';
import type { Shape } from './schemas.ts';

/** A value as a field shows it. */
export const fieldText = (value: unknown): string =>
  value === undefined || value === null || value === false
    ? ''
    : value === true
      ? 'yes'
      : String(value);

export interface Sides {
  readonly draft: unknown;
  readonly published: unknown;
  /** The file of the costs, whose rooms another file may name. */
  readonly costs?: unknown;
  readonly ids: EntryIds;
  /** The ids of published states of entries. */
  readonly history?: EntryHistory;
  readonly removed?: readonly RemovedEntry[];
  /** True: not the demonstration, which has the texts of the specification. */
  readonly isOwn: boolean;
}

/** Values with a control of their own, though they are strings. */
const OWN_CONTROL = new Set(['address', 'colour', 'day', 'fonts', 'mark', 'picture', 'point']);

function typeOf({ enum: choices, type, tag }: Shape): Field['type'] {
  if (tag && OWN_CONTROL.has(tag)) return tag as Field['type'];
  if (choices) return 'choice';
  if (type === 'boolean') return 'flag';
  return type === 'number' || type === 'integer' ? 'number' : 'text';
}

/** The ids of published entries; undefined for identical entries, which cannot be told apart. */
function idsOf(entries: readonly unknown[], known: EntryHistory[string] = {}) {
  const hashes = entries.map(hashOfEntry);
  return hashes.map((hash, i) =>
    hashes.indexOf(hash, i + 1) < 0 && hashes.indexOf(hash) === i ? known[hash] : undefined,
  );
}

/** For a text that has no hint of its own. */
const gapsHint = ({ gaps }: Shape) =>
  gaps ? `The site puts the values in place of ${joinWithAnd(gaps.map((gap) => `{${gap}}`))}.` : '';

const lengthHint = (length: number | undefined) =>
  length === undefined ? '' : `At best no longer than ${length} characters.`;

/** Returns the function that makes the field at a path. */
export function createFieldAt(name: string, sides: Sides) {
  const { draft, published, ids, history = {}, isOwn } = sides;
  const { labelFor, titleOf } = labelsIn(name);

  /** For each entry of a list its index in the published one, also if both were rewritten. */
  function paired(theirs: readonly unknown[], mine: readonly unknown[], list: Path) {
    const before = idsOf(theirs, history[ids.written(list)]);
    const after = mine.map((_, i) =>
      ids
        .written([...list, i])
        .split('.')
        .at(-1),
    );
    return pairEntries(theirs, mine, { before, after });
  }
  /** The published value: an entry is compared with itself, wherever it was. */
  function publishedAt(path: Path): unknown {
    let [mine, theirs] = [draft, published];
    for (const [i, key] of path.entries()) {
      const isList = Array.isArray(mine) && Array.isArray(theirs) && typeof key === 'number';
      const at = isList
        ? paired(theirs as unknown[], mine as unknown[], path.slice(0, i))[key]
        : key;
      if (at === undefined) return undefined;
      mine = valueAt(mine, [key]);
      theirs = valueAt(theirs, [at]);
    }
    return theirs;
  }

  /** For an entry, which may have moved: its own text if it is a standard text, else the first one that no entry has. */
  function standardAt(path: Path, standard?: string | readonly string[]): string | null {
    if (standard === undefined || typeof standard === 'string') return standard ?? null;
    const at = path.findLastIndex((key) => typeof key === 'number');
    const entries = valueAt(draft, path.slice(0, at)) as readonly unknown[];
    const used = entries.map((entry) => valueAt(entry, path.slice(at + 1)));
    const own = valueAt(draft, path);
    return (
      standard.find((one) => one === own) ?? standard.find((one) => !used.includes(one)) ?? null
    );
  }

  return (shape: Shape, path: Path, over: Partial<Field> = {}): Field => {
    const value = valueAt(draft, path);
    const before = publishedAt(path);
    const label = labelFor(path);
    const shownBefore = before === undefined ? null : fieldText(before);
    const offered = offeredNames(sides, label);
    const type = offered ? 'choice' : typeOf(shape);
    const beside = (key: string) => fieldText(valueAt(draft, [...path.slice(0, -1), key]));
    const ofPoint = type === 'point' && [beside('picture'), beside('scale')];
    const letter = type === 'mark' && valueAt(draft, [...path.slice(0, -1), 'letter']);
    return {
      kind: 'field',
      path: ids.written(path),
      place: path.join('.'),
      label: titleOf(path),
      hint: [label.hint ?? gapsHint(shape), lengthHint(recommendedLength(name, path))]
        .filter(Boolean)
        .join(' '),
      type,
      choices: ofPoint || (letter ? [fieldText(letter)] : (shape.enum ?? [])),
      ...(offered
        ? { choices: offered.names, choiceWords: offered.words }
        : (label.choicesFrom || label.choiceWords) && {
            choiceWords: shape.enum?.map(choiceLabels(draft, label)) ?? [],
          }),
      value: fieldText(value),
      published: shownBefore,
      revision: revisionOf(fieldText(value)),
      limit:
        // A published text may stay as long as it is.
        type === 'text' ? Math.max(limitOf(name, path), shownBefore?.length ?? 0) : null,
      standard: isOwn ? null : standardAt(path, label.standard),
      locked: label.locked ?? null,
      canBeEmpty: false,
      ...over,
    };
  };
}
