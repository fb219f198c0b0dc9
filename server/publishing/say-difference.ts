/** One difference between two files of the content as a sentence with before and after, in the words of the screens. */

import type { Changed, Side } from '#contract/desk/publishing.ts';
import { listed } from '#contract/message.ts';
import type { Path } from '#server/drafts/yaml-path.ts';
import { labelsOf } from '#server/labels/label-of.ts';
import { placeOf } from '#server/labels/place.ts';
import { VALUE } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';
import { type Difference, isEmpty, type Value } from './leaves.ts';

const small = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** All that a value says, a line for each text; flags say nothing by themselves. */
function linesOf(value: Value): string[] {
  if (typeof value === 'boolean' || value === undefined || value === null) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(linesOf) : [String(value)];
}
const words = (value: Value): Side | null => {
  const text = linesOf(value).join('\n');
  return text === '' ? null : { kind: 'words', text };
};

/** What a new group holds, by its name. */
const GROUPS = {
  facts: { added: VALUE.factsAdded, removed: VALUE.factsRemoved },
  materials: { added: VALUE.materialsAdded, removed: VALUE.materialsRemoved },
  texts: { added: VALUE.textsAdded, removed: VALUE.textsRemoved },
} as const;
const groupOf = (path: Path) => {
  const name = path.at(-1);
  return GROUPS[name === 'facts' || name === 'materials' ? name : 'texts'];
};

/** What needs a sentence of its own, by the name of the value. */
function special(path: Path, after: Value, label = ''): string | null {
  if (path[0] === 'hidden' && path.length === 2)
    return say(after === true ? VALUE.sectionHidden : VALUE.sectionShown, { label });
  const picture = () => ({ label: small(String(labelsOf('projects/x/y/', path)[0])) });
  switch (path.join('.')) {
    case 'hidden':
      return after === true ? VALUE.projectHidden : VALUE.projectShown;
    case 'order':
      return VALUE.order;
    case 'sequence':
      return VALUE.sequence;
    case 'cover':
      return VALUE.cover;
    case 'consent':
      return isEmpty(after) ? VALUE.consentRemoved : VALUE.consentRecorded;
    case 'mark':
      return isEmpty(after) ? VALUE.initials : VALUE.mark;
  }
  switch (path.at(-1)) {
    case 'straighten':
      return say(VALUE.straightened, picture());
    case 'focus':
      return say(VALUE.focus, picture());
    case 'phoneFocus':
      return say(VALUE.phoneFocus, picture());
  }
  return null;
}

/** Two lists of short values, such as localities. */
function ofList(quoted: string, had: readonly Value[], has: readonly Value[]): string {
  const added = has.filter((each) => !had.includes(each)).length;
  const removed = had.filter((each) => !has.includes(each)).length;
  if (added + removed === 0) return say(VALUE.moved, { quoted });
  const parts = listed([
    added > 0 && say(VALUE.listAdded, { count: added }),
    removed > 0 && say(VALUE.listRemoved, { count: removed }),
  ]);
  return say(VALUE.list, { quoted, parts });
}

function ofValue(path: Path, before: Value, after: Value, label: string, quoted: string): string {
  const own = special(path, after, label);
  if (own) return own;
  if (path.at(-1) === 'placeholder') {
    const [of = ''] = label.split(': still');
    return say(after === true ? VALUE.sample : VALUE.noSample, { label: of });
  }
  if (typeof before === 'boolean' || typeof after === 'boolean')
    return say(after === true ? VALUE.ticked : VALUE.unticked, { quoted });
  const isGroup = typeof (after ?? before) === 'object';
  if (isEmpty(before))
    return isGroup
      ? say(groupOf(path).added, { label, count: linesOf(after).length })
      : say(VALUE.filledIn, { quoted });
  if (isEmpty(after))
    return isGroup
      ? say(groupOf(path).removed, { label, count: linesOf(before).length })
      : say(VALUE.emptied, { quoted });
  return say(VALUE.changed, { quoted });
}

function told(file: string, { path, ...difference }: Difference): string {
  const labels = labelsOf(file, path);
  const label = labels.at(-1) ?? '';
  const inside = labels
    .slice(0, -1)
    .map((each) => `${each}, `)
    .join('');
  const quoted = label === '' ? VALUE.itself : say(VALUE.quoted, { inside, label });
  switch (difference.is) {
    case 'added':
      return say(VALUE.added, { inside, label });
    case 'removed':
      return say(VALUE.removed, { inside, label });
    case 'moved':
      return say(VALUE.moved, { quoted });
    case 'list':
      return ofList(quoted, difference.before, difference.after);
    case 'value':
      return ofValue(path, difference.before, difference.after, label, quoted);
  }
}

/** `where`: what the file is about. */
export function changeOf(
  file: string,
  where: string,
  difference: Difference,
): Omit<Changed, 'group'> {
  const { is, path } = difference;
  const isOwn = difference.is === 'value' && special(path, difference.after) !== null;
  const sides = (): [Side | null, Side | null] => {
    if (isOwn && path[0] !== 'consent') return [null, null];
    if (difference.is === 'added') return [null, words(difference.entry)];
    if (difference.is === 'removed') return [words(difference.entry), null];
    if (difference.is === 'moved') {
      const firsts = (list: readonly Value[]) => list.map((each) => linesOf(each)[0] ?? '');
      return [words(firsts(difference.before)), words(firsts(difference.after))];
    }
    return [words(difference.before), words(difference.after)];
  };
  const [before, after] = sides();
  // What is not there any more is looked for in its list.
  const at = is === 'removed' ? path.slice(0, -1) : path;
  return {
    id: `${file}#${path.join('.')}${is === 'removed' ? ' removed' : ''}`,
    sentence: say(VALUE.sentence, { where, change: told(file, difference) }),
    note: '',
    place: placeOf(file, at),
    before,
    after,
  };
}
