/** Whether a file is whole, as far as its own frame says: a picture or film that was cut off while it was written is not. */
import { extname } from 'node:path';
import { boxesFit, formatOf } from '#pictures/formats.ts';

const TESTS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  '.mp4': boxesFit,
  // Its length stands after the first eight bytes.
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

/** `type`: the file's name, or just its extension with the dot. An empty file is never whole. */
export function isWhole(type: string, bytes: Buffer): boolean {
  const ending = (extname(type) || type).toLowerCase();
  const test = TESTS[ending] ?? formatOf(`x${ending}`)?.isWhole;
  return bytes.length > 0 && (test?.(bytes) ?? true);
}
