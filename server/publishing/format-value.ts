/** Formats a value of the content as on the site and the screens, one line for each of its texts. */
import { formatDays, formatTimes, sortedDays } from '#content-model/format-hours.server.ts';
import { FILES } from '#content-model/schema.server.ts';
import { tagAt } from '#content-model/shape.server.ts';
import { isDay } from '#contract/day.ts';
import { isGroup } from '#contract/group.ts';
import { LOCALE } from '#contract/locale.ts';
import type { Closing } from '#contract/written-hours.ts';
import type { Path } from '#server/drafts/yaml-path.ts';
import { labelsIn, labelsOf, nameOfPath } from '#server/labels/label-of.ts';
import { isHoursOfDay, type Value } from './value-differences.ts';

const days = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', dateStyle: 'long' });

/** "28 November 2026" or "28 November – 2 December 2026". */
const sayDates = ({ from, to = from }: Pick<Closing, 'from' | 'to'>) =>
  days.formatRange(new Date(from), new Date(to));

const isClosing = (value: Value): value is Closing =>
  isGroup(value) && [value.from, value.to ?? value.from].every((day) => isDay(String(day)));

/** "rooms=hall,bathroom:2&work=walls" as "rooms: hall, bathroom (2); work: walls". */
const sayPartOfHome = (text: string) =>
  [...new URLSearchParams(text.replace(/^.*\?/, ''))]
    .map(([name, keys]) => {
      const words = keys
        .split(',')
        .map((key) => key.replaceAll('-', ' ').replace(/:(\d)$/, ' ($1)'));
      return `${name}: ${words.join(', ')}`;
    })
    .join('; ');

/** Formats a single text: dates, addresses of pages and parts of a home in words, a radius in kilometres. */
export function formatText(text: string, key?: string | number): string {
  if (isDay(text)) return sayDates({ from: text });
  if (key === 'costFor') return sayPartOfHome(text);
  if (key === 'to') return nameOfPath(text) ?? text;
  // Metres.
  if (key === 'radius') return `${Number(text) / 1000} km`;
  return text;
}

const isWeekdays = (path: Path) => path.join('.') === 'hours.days';

/** Whether the value at a path names a picture. */
export function isPicture(file: string, path: Path): boolean {
  const shape = FILES[file.replace(/\.yaml$/, '') as keyof typeof FILES];
  return shape !== undefined && tagAt(shape, path) === 'picture';
}

export type NameOfPicture = (key: string) => string;

/** @param path of the value in the file */
export function formatLines(
  file: string,
  path: Path,
  value: Value,
  nameOfPicture: NameOfPicture,
): string[] {
  // A flag has no text.
  if (typeof value === 'boolean' || value === undefined || value === null) return [];
  if (typeof value !== 'object')
    return [
      isPicture(file, path)
        ? nameOfPicture(String(value))
        : (labelsIn(file.replace(/\.yaml$/, '')).labelFor(path).choiceWords?.[String(value)] ??
          formatText(String(value), path.at(-1))),
    ];
  if (isHoursOfDay(value)) return [formatTimes(value)];
  if (isClosing(value)) return [`${value.name}: ${sayDates(value)}`];
  if (Array.isArray(value)) {
    if (file === 'site.yaml' && isWeekdays(path)) return [formatDays(sortedDays(value), 1)];
    return value.flatMap((entry, i) => formatLines(file, [...path, i], entry, nameOfPicture));
  }
  return Object.entries(value).flatMap(([key, part]) => {
    const at = [...path, key];
    const lines = formatLines(file, at, part, nameOfPicture);
    const isText = typeof part !== 'object' || isHoursOfDay(part);
    // The text beside the mark as a sample.
    if (!isText || (key === 'value' && 'placeholder' in value)) return lines;
    return lines.map((line) => `${labelsOf(file, at).at(-1)}: ${line}`);
  });
}
