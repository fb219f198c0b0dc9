/** Detects truncated files by their structure, such as a picture or film that was cut off while it was written. */
import { extname } from 'node:path';
import { boxesFit, formatOf } from '#pictures/formats.ts';

const TESTS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  '.mp4': boxesFit,
  // Its length follows the first eight bytes.
  '.woff2': (bytes) => bytes.length > 12 && bytes.readUInt32BE(8) === bytes.length,
  '.json': (bytes) => isJson(bytes.toString()),
  '.webmanifest': (bytes) => isJson(bytes.toString()),
  '.html': (bytes) => bytes.toString().trimEnd().endsWith('</html>'),
  '.svg': (bytes) => bytes.toString().trimEnd().endsWith('>'),
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a file is complete. An empty file never is.
 * @param type the file's name, or just its extension with the dot
 */
export function isWhole(type: string, bytes: Buffer): boolean {
  const ending = (extname(type) || type).toLowerCase();
  const test = TESTS[ending] ?? formatOf(`x${ending}`)?.isWhole;
  return bytes.length > 0 && (test?.(bytes) ?? true);
}
