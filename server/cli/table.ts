/** A table of plain text that fits the terminal. */

/** What could steer a terminal (ECMA-48 controls) or reverse its text has no place in a table. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const STEERING = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]+/g;

export const plain = (text: string) => text.replace(STEERING, ' ');

const segments = new Intl.Segmenter();
/** Columns a text takes; wide East Asian letters and emoji take two. */
const columnsOf = (character: string) =>
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u.test(
    character,
  )
    ? 2
    : 1;

/** Cuts with "…" or fills with spaces to exactly `width` columns. */
export function fitted(text: string, width: number): string {
  let shown = '';
  let used = 0;
  for (const { segment } of segments.segment(plain(text))) {
    const columns = columnsOf(segment);
    if (used + columns > width) {
      // One column back for the ellipsis.
      while (used > width - 1) {
        const last = [...segments.segment(shown)].at(-1)!.segment;
        shown = shown.slice(0, -last.length);
        used -= columnsOf(last);
      }
      return `${shown}…`.padEnd(shown.length + 1 + width - used - 1);
    }
    shown += segment;
    used += columns;
  }
  return shown + ' '.repeat(width - used);
}

/**
 * Lines of at most `width` columns. Columns are as wide as their longest cell; what does not fit is taken from the last
 * one, which holds the free text.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const all = [head, ...rows];
  const GAP = 2;
  const CELL_MAX = 28;
  const widths = head.map((_, column) =>
    Math.min(CELL_MAX, Math.max(...all.map((row) => plain(row[column] ?? '').length))),
  );
  const taken = widths.slice(0, -1).reduce((sum, each) => sum + each + GAP, 0);
  widths[widths.length - 1] = Math.max(8, width - taken);
  const lines = all.map((row) =>
    row.map((cell, column) => fitted(cell, widths[column]!)).join(' '.repeat(GAP)),
  );
  return lines.map((line) => `${fitted(line, width).trimEnd()}\n`).join('');
}
