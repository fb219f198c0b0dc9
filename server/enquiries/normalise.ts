/** Makes a visitor's text safe to keep and to mail, without changing a word of it. */

/** Control characters but tab and line feed; SQLite, terminals and mail clients each trip over some of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const LINE_ENDS = /[\n\r\u0085\u2028\u2029\t\v\f]+/g;

/**
 * Text of several lines: lone surrogates replaced, CRLF as LF (a form sends CRLF, `maxlength` counts LF:
 * WHATWG HTML, 4.10.11), other controls dropped, trimmed.
 */
export const tidyText = (text: string) =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim();

/** A value whose every character counts, such as an address: only spaces around it go, and its field's rule refuses the rest. */
export const trimSpaces = (text: string) =>
  text.toWellFormed().replace(/^[\p{Zs}\t]+|[\p{Zs}\t]+$/gu, '');

/** Text of one line: what would break the line becomes a space, so that it can stand in a mail header. */
export const tidyLine = (text: string) => tidyText(text.replace(LINE_ENDS, ' '));
