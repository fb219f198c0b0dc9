/** Makes a visitor's text safe to store and to mail, without changing its words. */

/** Control characters other than tab and line feed; SQLite, terminals and mail clients fail on some of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const LINE_ENDS = /[\n\r\u0085\u2028\u2029\t\v\f]+/g;

/**
 * A text of several lines: lone surrogates are replaced, CRLF becomes LF (a form sends CRLF, `maxlength` counts LF: WHATWG HTML,
 * 4.10.11), other control characters are removed, the ends trimmed.
 */
export const normaliseText = (text: string) =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim();

/**
 * A value in which every character matters, such as an address: only surrounding spaces are removed; its field's rule rejects
 * the rest. Without the lookbehind, the time for a row of spaces within the text would grow with the square of its length.
 */
export const trimSpaces = (text: string) =>
  text.toWellFormed().replace(/^[\p{Zs}\t]+|(?<![\p{Zs}\t])[\p{Zs}\t]+$/gu, '');

/** A text of one line: line breaks become spaces, so that it can be part of a mail header. */
export const normaliseLine = (text: string) => normaliseText(text.replace(LINE_ENDS, ' '));
