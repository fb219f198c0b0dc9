/** What a text of somebody else's is: whether there is anything to see in it, and which way it runs. */

/**
 * A character that leaves a mark: no space, no control, no invisible format or filler (Unicode's default-ignorable ones,
 * such as U+200B, U+00AD, U+3164), no empty Braille cell. In the dialect of the `pattern` attribute.
 */
const VISIBLE = '[^\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]';
/** For the `pattern` attribute of a line of text. */
export const NOT_BLANK_PATTERN = `.*${VISIBLE}.*`;
const SOMETHING = new RegExp(VISIBLE, 'u');

/** Whether a text shows nothing: it counts as empty, in the browser and in the mail relay alike. */
export const isBlank = (text: string) => !SOMETHING.test(text);

/** Embeddings, overrides and isolates (UAX 9): they reach beyond the text that holds them. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Letters of scripts that run from right to left, and their marks. */
const RIGHT_TO_LEFT =
  /[\u061c\u200f\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The text without what would turn round whatever stands after it. */
export const withoutDirection = (text: string) => text.replace(DIRECTION_CONTROLS, '');

/**
 * The text as a part of a line of ours that is plain text, such as a mail's subject or a terminal's row: it turns nothing
 * round but itself (FSI and PDI of UAX 9, where it runs from right to left). What is stored stays as it was written.
 */
export function isolated(text: string): string {
  const plain = withoutDirection(text);
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
