/** The values before and after a difference, as text. */
import type { ChangeSide } from '#contract/desk/changes.ts';
import { nameOfEntry } from '#contract/entry-name.ts';
import { NO_MARK } from '#contract/mark.ts';
import type { Path } from '#server/drafts/yaml-path.ts';
import { VALUE } from '#server/messages/en.ts';
import { formatLines, formatText, isPicture, type NameOfPicture } from './format-value.ts';
import { specialSentence } from './special-sentences.ts';
import type { Difference, Value } from './value-differences.ts';

const NAME_MAX = 48;
const short = (name: string) =>
  name.length > NAME_MAX ? `${name.slice(0, NAME_MAX).replace(/[\s,;:]+$/, '')} …` : name;
/** On one line, for a quotation in a sentence. */
export const entryName = (entry: Value) =>
  short(formatText(nameOfEntry(entry)).replaceAll(/\s+/g, ' '));

const words = (lines: readonly string[]): ChangeSide | null =>
  lines.length > 0 ? { kind: 'words', text: lines.join('\n') } : null;

/** Whether the path belongs to the special hours of one weekday. */
export const isOwnHours = (path: Path) => path.join('.').startsWith('hours.other.');

/** The outline of the studio's own mark, or a text that says what is drawn instead. */
const markOf = (outline: Value): ChangeSide | null =>
  typeof outline === 'string' ? { kind: 'mark', outline } : words([NO_MARK]);

/** The names of pictures, and how a side shows one; null if it does not have it. */
export interface MediaSides {
  readonly picture: NameOfPicture;
  readonly shown: (side: 'before' | 'after', key: string) => ChangeSide | null;
}

/** One picture, or the pictures of a list. */
function picturesAt(
  side: 'before' | 'after',
  value: Value,
  { shown }: MediaSides,
): ChangeSide | null {
  const sources = [value ?? []].flat().flatMap((key) => {
    const found = shown(side, String(key));
    return found?.kind === 'pictures' ? found.sources : [];
  });
  return sources.length > 0 ? { kind: 'pictures', sources } : null;
}

/** @returns the values before and after, each null if there was none */
export function sidesOf(
  file: string,
  difference: Difference,
  media: MediaSides,
): [ChangeSide | null, ChangeSide | null] {
  const { path } = difference;
  const textOf = (value: Value) => words(formatLines(file, path, value, media.picture));
  switch (difference.is) {
    case 'added':
      return [null, textOf(difference.entry)];
    case 'removed':
      return [textOf(difference.entry), null];
    case 'moved': {
      const names = (list: readonly Value[]) =>
        words(list.map((entry, i) => `${i + 1}. ${entryName(entry)}`));
      return [names(difference.before), names(difference.after)];
    }
    case 'list':
    case 'value':
      if (path.join('.') === 'mark') return [markOf(difference.before), markOf(difference.after)];
      if (specialSentence(path, difference.after) !== null && path[0] !== 'consent')
        return [null, null];
  }
  if (isPicture(file, path) || isPicture(file, [...path, 0]))
    return [
      picturesAt('before', difference.before, media),
      picturesAt('after', difference.after, media),
    ];
  const none = isOwnHours(path) ? words([VALUE.noOwnHours]) : null;
  return [textOf(difference.before) ?? none, textOf(difference.after) ?? none];
}
