/** Whether a file is whole, as far as its own frame says: a picture or film that was cut off while it was written is not. */
import { extname } from 'node:path';

/** AVIF and MP4 (ISO 14496-12, 4.2): boxes one after the other, each of which says how long it is. */
function boxesFit(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    if (short === 0) return true;
    if (short === 1 && at + 16 > bytes.length) return false;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length;
}

const endsWith = (end: readonly number[]) => (bytes: Buffer) =>
  bytes.subarray(-end.length).equals(Buffer.from(end));
/** WebP (RIFF) says its length after the first four letters; WOFF2 after the first eight. */
const jpegEnds = endsWith([0xff, 0xd9]);
const pngEnds = endsWith([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);

const TESTS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  '.avif': boxesFit,
  '.mp4': boxesFit,
  '.jpg': jpegEnds,
  '.jpeg': jpegEnds,
  '.png': pngEnds,
  '.webp': (bytes) => bytes.length > 12 && bytes.readUInt32LE(4) + 8 <= bytes.length,
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
export const isWhole = (type: string, bytes: Buffer) =>
  bytes.length > 0 && (TESTS[(extname(type) || type).toLowerCase()]?.(bytes) ?? true);
