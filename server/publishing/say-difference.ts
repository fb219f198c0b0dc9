/** One difference between two files of the content as a sentence with before and after, in the words of the screens. */

import type { Changed, Side } from '#contract/desk/publishing.ts';
import type { Path } from '#server/drafts/yaml-path.ts';
import { labelsOf } from '#server/labels/label-of.ts';
import { placeOf } from '#server/labels/place.ts';
import { type Difference, isEmpty, type Value } from './leaves.ts';

const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
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

/** What the texts of a new group are called together. */
const NOUNS: Readonly<Record<string, string>> = { facts: 'fact', materials: 'material' };
const nounOf = (path: Path) => NOUNS[String(path.at(-1))] ?? 'text';

/** What needs a sentence of its own, by the name of the value. */
function special(path: Path, after: Value, label = ''): string | null {
  const name = path.join('.');
  if (path[0] === 'hidden' && path.length === 2)
    return `section “${label}” is ${after === true ? 'hidden' : 'shown again'}`;
  if (name === 'hidden')
    return after === true
      ? 'it is hidden, so that visitors do not see it any more'
      : 'it is put on the site';
  if (name === 'order') return 'it is at another place among the projects';
  if (name === 'sequence') return 'its pictures are in another order';
  if (name === 'cover') return 'another picture is its cover';
  if (name === 'consent')
    return isEmpty(after)
      ? 'the consent of the family is removed'
      : 'the consent of the family is recorded';
  if (name === 'mark')
    return isEmpty(after) ? 'its mark is the initials of the name' : 'its mark is another one';
  if (path.at(-1) === 'straighten')
    return `${small(String(labelsOf('projects/x/y/', path)[0]))} is turned by another angle`;
  if (path.at(-1) === 'focus' || path.at(-1) === 'phoneFocus')
    return `${small(String(labelsOf('projects/x/y/', path)[0]))} has another focal point${path.at(-1) === 'focus' ? '' : ' on phones'}`;
  return null;
}

function told(file: string, { path, ...difference }: Difference): string {
  const labels = labelsOf(file, path);
  const label = labels.at(-1) ?? '';
  const inside = labels
    .slice(0, -1)
    .map((each) => `${each}, `)
    .join('');
  const quoted = label === '' ? 'its words' : `${inside}“${label}”`;
  switch (difference.is) {
    case 'added':
      return `${inside}${label} is new`;
    case 'removed':
      return `${inside}${label} is removed`;
    case 'moved':
      return `${quoted} are in another order`;
    case 'list': {
      const { before: had, after: has } = difference;
      const came = has.filter((each) => !had.includes(each)).length;
      const went = had.filter((each) => !has.includes(each)).length;
      if (came + went === 0) return `${quoted} are in another order`;
      const parts = [came > 0 && `${came} added`, went > 0 && `${went} removed`].filter(Boolean);
      return `${quoted}: ${parts.join(', ')}`;
    }
    case 'value': {
      const { before, after } = difference;
      const own = special(path, after, label);
      if (own) return own;
      if (path.at(-1) === 'placeholder') {
        const [of = ''] = label.split(': still');
        return after === true ? `“${of}” is marked as a sample` : `“${of}” is no longer a sample`;
      }
      if (typeof before === 'boolean' || typeof after === 'boolean')
        return `${quoted} is ${after === true ? 'ticked' : 'no longer ticked'}`;
      const [had, has] = [linesOf(before).length, linesOf(after).length];
      const isMany = typeof (after ?? before) === 'object';
      if (isEmpty(before))
        return isMany
          ? `${inOwn(label, path)}${count(has, nounOf(path))} added`
          : `${quoted} is filled in`;
      if (isEmpty(after))
        return isMany
          ? `${inOwn(label, path)}${count(had, nounOf(path))} removed`
          : `${quoted} is now empty`;
      return `${quoted} is changed`;
    }
  }
}
/** "3 facts added" says itself what they are; of a picture it is said which. */
const inOwn = (label: string, path: Path) => (NOUNS[String(path.at(-1))] ? '' : `${label}, `);

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
    sentence: `${where}: ${told(file, difference)}.`,
    note: '',
    place: placeOf(file, at),
    before,
    after,
  };
}
