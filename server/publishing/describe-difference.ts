/** Describes a difference between two content files in one sentence, with the desk's labels, and the values before and after. */

import type { DraftChange } from '#contract/desk/changes.ts';
import { joinWithCommas } from '#contract/message.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { labelsOf, type NameAt } from '#server/labels/label-of.ts';
import { placeOf } from '#server/labels/place.ts';
import { VALUE } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';
import { formatLines } from './format-value.ts';
import { idOf, revisionOfChange } from './one-change.ts';
import { entryName, isOwnHours, type MediaSides, sidesOf } from './sides.ts';
import { lowerCaseFirst, specialSentence } from './special-sentences.ts';
import { type Difference, isEmpty, isHoursOfDay, type Value } from './value-differences.ts';

/** Messages for groups of values, by the group's key. */
const GROUPS = {
  facts: { added: VALUE.factsAdded, removed: VALUE.factsRemoved },
  materials: { added: VALUE.materialsAdded, removed: VALUE.materialsRemoved },
  texts: { added: VALUE.textsAdded, removed: VALUE.textsRemoved },
} as const;
const groupOf = (path: Path) => {
  const name = path.at(-1);
  return GROUPS[name === 'facts' || name === 'materials' ? name : 'texts'];
};

/** Two lists of short values, such as localities. */
function ofList(quoted: string, had: readonly Value[], has: readonly Value[]): string {
  const added = has.filter((each) => !had.includes(each)).length;
  const removed = had.filter((each) => !has.includes(each)).length;
  if (added + removed === 0) return say(VALUE.moved, { quoted });
  const parts = joinWithCommas([
    added > 0 && say(VALUE.listAdded, { count: added }),
    removed > 0 && say(VALUE.listRemoved, { count: removed }),
  ]);
  return say(VALUE.list, { quoted, parts });
}

function ofValue(
  file: string,
  { path, before, after }: Extract<Difference, { is: 'value' }>,
  { labels, quoted }: { readonly labels: readonly string[]; readonly quoted: string },
): string {
  const { label, around, inside } = lastOf(labels);
  const countOf = (value: Value) => formatLines(file, path, value, String).length;
  const own = specialSentence(path, after, labels);
  if (own) return own;
  if (path.at(-1) === 'placeholder') {
    const [of = ''] = label.split(': still');
    const isOfField = of !== label;
    const what = isOfField
      ? say(VALUE.quoted, { inside, label: of })
      : around.join(', ') || VALUE.project;
    return say(after === true ? VALUE.sample : VALUE.noSample, { what });
  }
  if (typeof before === 'boolean' || typeof after === 'boolean')
    return say(after === true ? VALUE.ticked : VALUE.unticked, { quoted });
  // Without special hours a weekday has the usual ones, so it is never empty.
  if (isOwnHours(path)) return say(VALUE.changed, { quoted });
  const some = after ?? before;
  const isGroup = path.length > 0 && typeof some === 'object' && !isHoursOfDay(some);
  if (isEmpty(before))
    return isGroup
      ? say(groupOf(path).added, {
          label: inside + label,
          count: countOf(after),
        })
      : say(VALUE.filledIn, { quoted });
  if (isEmpty(after))
    return isGroup
      ? say(groupOf(path).removed, {
          label: inside + label,
          count: countOf(before),
        })
      : say(VALUE.emptied, { quoted });
  return say(VALUE.changed, { quoted });
}

/** The names of entries: an added or removed one has its own name, others the current one. */
const namesIn =
  (whole: Value, difference: Difference): NameAt =>
  (path) => {
    const isOwn = path.length === difference.path.length;
    // The name of an entry that is a plain text would appear twice.
    if (isOwn && difference.is === 'value') return '';
    return entryName(isOwn && 'entry' in difference ? difference.entry : valueAt(whole, path));
  };

/** "Founders" is left out before "Founder “Asha”". */
const withoutRepeats = (labels: readonly string[]) =>
  labels.filter((label, i) => !labels[i + 1]?.startsWith(`${label.replace(/s$/, '')} “`));

/** The last one, and what leads to it. */
function lastOf(labels: readonly string[]) {
  const around = labels.slice(0, -1);
  return {
    label: labels.at(-1) ?? '',
    around,
    inside: around.map((each) => `${each}, `).join(''),
  };
}

function told(file: string, difference: Difference, nameAt: NameAt): string {
  const { path } = difference;
  const labels = withoutRepeats(labelsOf(file, path, nameAt));
  const { label, around, inside } = lastOf(labels);
  const ofEntry = path.slice(0, -1).findLastIndex((key) => typeof key === 'number');
  const isNamed = ofEntry >= 0 && nameAt(path.slice(0, ofEntry + 1)) !== '';
  const isField = isNamed && typeof path.at(-1) !== 'number';
  const quoted =
    label === ''
      ? VALUE.itself
      : isField
        ? say(VALUE.ofEntry, { entry: around.join(', '), label: lowerCaseFirst(label) })
        : say(VALUE.quoted, { inside, label });
  switch (difference.is) {
    case 'added':
      return say(VALUE.added, { inside, label });
    case 'removed':
      return say(VALUE.removed, { inside, label });
    case 'moved': {
      const { only, after } = difference;
      if (only === undefined) return say(VALUE.moved, { quoted });
      const [entry = ''] = labelsOf(file, [...path, only], nameAt).slice(-1);
      return say(VALUE.movedOne, { inside, entry, position: only + 1, of: after.length });
    }
    case 'list':
      return (
        specialSentence(path, difference.after, labels) ??
        ofList(quoted, difference.before, difference.after)
      );
    case 'value':
      return ofValue(file, difference, { labels, quoted });
  }
}

interface ChangedFile {
  readonly file: string;
  readonly where: string;
  /** Current value of the file. */
  readonly whole: Value;
  readonly media: MediaSides;
  /** Name of a picture of the project: "“The hall”" or "3". */
  readonly photo?: (file: string) => string;
}

export function describeDifference(
  { file, where, whole, media, photo }: ChangedFile,
  difference: Difference,
): Omit<DraftChange, 'group'> {
  const { is, path } = difference;
  const [before, after] = sidesOf(file, difference, media);
  // A removed entry is looked up in its list.
  const at = is === 'removed' ? path.slice(0, -1) : path;
  const inWords = namesIn(whole, difference);
  const nameAt: NameAt = (of) => (photo && of[0] === 'photos' ? photo(String(of[1])) : inWords(of));
  const change = told(file, difference, nameAt);
  const revision = revisionOfChange(difference);
  return {
    id: idOf(file, difference),
    ...(revision && { revision }),
    sentence: say(VALUE.sentence, { where, change }),
    note: '',
    place: placeOf(file, at, nameAt, where),
    before,
    after,
  };
}
