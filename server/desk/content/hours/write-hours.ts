/** Writes hours into the YAML of the content. Pure: text in, text out; other lines and comments stay. */
import { formatHours } from '#content-model/format-hours.server.ts';
import type { Closing, WeekInContent } from '#contract/written-hours.ts';
import { type Path, parse, valueAt } from '#server/drafts/yaml-path.ts';
import { quoteYaml, withFlowValue, withoutKey, withValue } from '../texts/write.ts';

const put = (source: string, path: Path, text: string | null) => {
  if (text !== null) return withFlowValue(source, path, text);
  return valueAt(parse(source).toJS(), path) === undefined ? source : withoutKey(source, path);
};

/** The text of `site.yaml` with another week. */
export function withWeek(source: string, { days, opens, closes, other }: WeekInContent): string {
  let text = put(source, ['hours', 'days'], `[${days.join(', ')}]`);
  text = withValue(text, ['hours', 'opens'], opens);
  text = withValue(text, ['hours', 'closes'], closes);
  const own = Object.entries(other ?? {}).map(
    ([day, hours]) =>
      `${day}: { opens: ${quoteYaml(hours.opens)}, closes: ${quoteYaml(hours.closes)} }`,
  );
  return put(text, ['hours', 'other'], own.length > 0 ? `{ ${own.join(', ')} }` : null);
}

/** The text of `site.yaml` with other closings, one per line. */
export function withClosings(source: string, closings: readonly Closing[]): string {
  const lines = closings.map(
    ({ from, to, name }) =>
      `    { from: ${from}, ${to ? `to: ${to}, ` : ''}name: ${quoteYaml(name)} },\n`,
  );
  return put(source, ['hours', 'closed'], lines.length > 0 ? `[\n${lines.join('')}  ]` : null);
}

/** Replaces the old hours in sentences by a placeholder for the hours. */
export function withPlacesForHours(source: string, before: WeekInContent): string {
  const { long, short } = formatHours(before);
  const follow = (text: string, value: unknown, path: Path): string => {
    if (typeof value === 'string') {
      const withPlaceholders = value.replaceAll(long, '{hours}').replaceAll(short, '{shortHours}');
      return withPlaceholders === value ? text : withValue(text, path, withPlaceholders);
    }
    if (typeof value !== 'object' || value === null) return text;
    return Object.entries(value).reduce(
      (now, [key, inner]) =>
        follow(now, inner, [...path, Array.isArray(value) ? Number(key) : key]),
      text,
    );
  };
  return follow(source, parse(source).toJS(), []);
}
