/** Decodes text files from any editor. */

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const REMEDY =
  'Save it as UTF-8: in Notepad choose "Save as" and the encoding UTF-8, in other editors look for "Encoding" in the menu or the line at the bottom';

/** UTF-16 files begin with one of two byte order marks; without a mark every other byte is 0. */
function isUtf16(bytes: Uint8Array): boolean {
  const [a, b, c, d] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return true;
  return bytes.length > 3 && ((b === 0 && d === 0) || (a === 0 && c === 0));
}

/** The text without byte order mark and with LF line ends, or the mistake in its encoding with its line. */
export function decode(
  bytes: Uint8Array,
): { readonly text: string } | { readonly line: number; readonly message: string } {
  if (isUtf16(bytes)) return { line: 1, message: `The file is written in UTF-16. ${REMEDY}.` };
  try {
    const text = UTF8.decode(bytes).replaceAll('\r\n', '\n').replaceAll('\r', '\n');
    const at = text.search(/(?![\t\n])\p{Cc}/u);
    if (at < 0) return { text };
    const line = text.slice(0, at).split('\n').length;
    return {
      line,
      message: 'This line contains an invisible control character. Type the line again.',
    };
  } catch {
    const line = firstBadLine(bytes);
    const windows = new TextDecoder('windows-1252').decode(line.bytes).trim();
    const short = windows.length > 60 ? `${windows.slice(0, 60)}…` : windows;
    return {
      line: line.number,
      message: `The file is not written in UTF-8 but probably in Windows-1252, in which this line reads "${short}". ${REMEDY}.`,
    };
  }
}

function firstBadLine(bytes: Uint8Array): { number: number; bytes: Uint8Array } {
  let from = 0;
  for (let number = 1; ; number += 1) {
    const end = bytes.indexOf(10, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end);
    try {
      UTF8.decode(line);
    } catch {
      return { number, bytes: line };
    }
    if (end < 0) return { number, bytes: line };
    from = end + 1;
  }
}
