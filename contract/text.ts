/** Properties of a text that people typed: whether it is visible, and its direction. */

/**
 * A visible character: no space, control, invisible format or filler (Unicode's default-ignorable characters,
 * such as U+200B, U+00AD, U+3164) and no empty Braille cell. In the syntax of the `pattern` attribute.
 */
const VISIBLE = '[^\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]';
/** For the `pattern` attribute of a field with one line. */
export const NOT_BLANK_PATTERN = `.*${VISIBLE}.*`;
const SOMETHING = new RegExp(VISIBLE, 'u');

/** Whether a text has no visible character; browser and mail relay then treat it as empty. */
export const isBlank = (text: string) => !SOMETHING.test(text);

/** The text with the quotation marks and apostrophes of the desk, for a message that is also written for people who edit files. */
export const curlyQuotes = (text: string): string =>
  text.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’');

/** Embeddings, overrides and isolates (UAX 9), which also affect the text after them. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Letters of right-to-left scripts, and their marks. */
const RIGHT_TO_LEFT =
  /[\u061c\u200f\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The text without control characters that would reverse the text after it. */
export const removeDirectionControls = (text: string) => text.replace(DIRECTION_CONTROLS, '');

/**
 * The text for use within a line of plain text, such as an email's subject or a row in the terminal. A right-to-left text
 * is isolated (FSI and PDI of UAX 9), so it does not reorder the rest of the line. The stored text is unchanged.
 */
export function isolateDirection(text: string): string {
  const plain = removeDirectionControls(text);
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
