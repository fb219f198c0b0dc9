/** Formats a table of plain text that fits the terminal. */
import { isolateDirection } from '#contract/text.ts';

/** Control characters of terminals (ECMA-48) and of text direction, which are removed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]+/g;

/** Each control character becomes a space. */
export const stripControls = (text: string) => text.replace(CONTROL_CHARACTERS, ' ');

/** A value within a line: without control characters, and isolated so that it does not reorder the line. */
export const formatForLine = (text: string) => isolateDirection(stripControls(text));

const segmenter = new Intl.Segmenter();

/** Chinese, Japanese and Korean letters and signs, full-width forms and emoji, which terminals draw two columns wide (UAX #11). */
const WIDE =
  /^[[\p{sc=Han}\p{sc=Hangul}\u3000-\u33ff\uff01-\uff60\uffe0-\uffe6]--[\uffa0-\uffdc]]|\p{RGI_Emoji}/v;
/** Everything but marks above or below a letter and invisible characters. */
const NARROW = /[^\p{Mn}\p{Me}\p{Cf}]/gv;

/** The columns that a terminal needs for a text without control characters. */
export function displayWidth(text: string): number {
  let columns = 0;
  for (const { segment } of segmenter.segment(text))
    columns += WIDE.test(segment) ? 2 : (segment.match(NARROW)?.length ?? 0);
  return columns;
}

/** Cuts with "…" or fills with spaces to exactly `width` columns. */
export const fitToWidth = (text: string, width: number) => cutToWidth(stripControls(text), width);

function cutToWidth(text: string, width: number): string {
  let shown = '';
  let used = 0;
  for (const { segment } of segmenter.segment(text)) {
    const columns = displayWidth(segment);
    if (used + columns > width) {
      // One column back for the ellipsis.
      while (used > width - 1) {
        const last = [...segmenter.segment(shown)].at(-1)?.segment ?? '';
        shown = shown.slice(0, -last.length);
        used -= displayWidth(last);
      }
      return `${shown}…${' '.repeat(width - used - 1)}`;
    }
    shown += segment;
    used += columns;
  }
  return shown + ' '.repeat(width - used);
}

const GAP = 2;
const CELL_MAX = 28;
const LAST_MIN = 8;
/** Minimum width of a cell; what does not fit then is cut at the right. */
const CELL_MIN = 14;

/**
 * Lines of at most `width` characters. Each column is as wide as its longest cell; the last one, which has the free text, gets
 * the rest.
 * In a narrow terminal the widest of the other columns shrink; columns in `whole` never do.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
  whole: readonly string[] = [],
): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.min(
      CELL_MAX,
      Math.max(...all.map((row) => displayWidth(stripControls(row[column] ?? '')))),
    ),
  );
  const takenBy = () => widths.slice(0, -1).reduce((sum, each) => sum + each + GAP, 0);
  for (let over = takenBy() + LAST_MIN - width; over > 0; over -= 1) {
    const yielding = widths.map((each, column) =>
      column === widths.length - 1 || whole.includes(head[column] ?? '') ? 0 : each,
    );
    const widest = Math.max(...yielding);
    if (widest <= CELL_MIN) break;
    widths[yielding.indexOf(widest)] = widest - 1;
  }
  const taken = takenBy();
  widths[widths.length - 1] = Math.max(LAST_MIN, width - taken);
  const lines = all.map((row) =>
    row
      .map((cell, column) => isolateDirection(fitToWidth(cell, widths[column] ?? 0)))
      .join(' '.repeat(GAP)),
  );
  return lines.map((line) => `${cutToWidth(line, width).trimEnd()}\n`).join('');
}
