/** Writes TIFF files that sharp cannot: 16-bit grey or CMYK, and 32-bit floating point. Uncompressed, in one strip. */
import { iccProfile, xyzTag } from '../profile.ts';

interface Tiff {
  /** Width and height in pixels. */
  readonly side: number;
  /** 32: floating point, 1 is white. */
  readonly bits: 8 | 16 | 32;
  /** One number from 0 to 255 for each sample. */
  readonly numbers: readonly number[];
  readonly kind: 'grey' | 'light' | 'inks';
  /** The last sample is the pixel's opacity. */
  readonly alpha?: boolean;
  readonly profile?: Buffer;
}

/** PhotometricInterpretation and samples per pixel (TIFF 6.0, pages 37 and 69). */
const KINDS = { grey: [1, 1], light: [2, 3], inks: [5, 4] } as const;

function pixelsOf({ bits, numbers }: Tiff): Buffer {
  const pixels = Buffer.alloc((numbers.length * bits) / 8);
  for (const [i, n] of numbers.entries())
    if (bits === 8) pixels.writeUInt8(n, i);
    else if (bits === 16) pixels.writeUInt16LE(n * 257, 2 * i);
    else pixels.writeFloatLE(n / 255, 4 * i);
  return pixels;
}

export function tiff(picture: Tiff): Buffer {
  const { side, bits, kind, alpha = false, profile } = picture;
  const [photometric, colours] = KINDS[kind];
  const samples = colours + Number(alpha);
  const pixels = pixelsOf(picture);
  const shorts = (...numbers: number[]) => Buffer.from(Uint16Array.from(numbers).buffer);
  const each = (n: number) => shorts(...Array<number>(samples).fill(n));
  const fields: (readonly [tag: number, type: number, count: number, data: Buffer])[] = [
    [256, 3, 1, shorts(side)],
    [257, 3, 1, shorts(side)],
    [258, 3, samples, each(bits)],
    [259, 3, 1, shorts(1)],
    [262, 3, 1, shorts(photometric)],
    [273, 4, 1, Buffer.alloc(4)], // where the pixels begin: 8, right after the head
    [277, 3, 1, shorts(samples)],
    [278, 3, 1, shorts(side)],
    [279, 4, 1, Buffer.from(Uint32Array.of(pixels.length).buffer)],
  ];
  fields[5]![3].writeUInt32LE(8);
  if (alpha) fields.push([338, 3, 1, shorts(2)]);
  if (bits === 32) fields.push([339, 3, samples, each(3)]);
  if (profile) fields.push([34675, 7, profile.length, profile]);
  const directoryAt = 8 + pixels.length;
  let at = directoryAt + 2 + 12 * fields.length + 4;
  const beside: Buffer[] = [];
  const rows = fields.map(([tag, type, count, data]) => {
    const row = Buffer.alloc(12);
    row.writeUInt16LE(tag, 0);
    row.writeUInt16LE(type, 2);
    row.writeUInt32LE(count, 4);
    if (data.length <= 4) data.copy(row, 8);
    else {
      row.writeUInt32LE(at, 8);
      beside.push(data);
      at += data.length;
    }
    return row;
  });
  const head = Buffer.from('II*\0\0\0\0\0', 'latin1');
  head.writeUInt32LE(directoryAt, 4);
  return Buffer.concat([head, pixels, shorts(rows.length), ...rows, Buffer.alloc(4), ...beside]);
}

const u32 = (n: number) => Buffer.from([n >>> 24, n >>> 16, n >>> 8, n]);

/** A profile for grey pictures (ICC.1:2001, 6.3.3.1). @param gamma with at most eight binary places, such as 1.8 */
export function greyProfile(gamma: number): Buffer {
  const text = Buffer.from('text\0\0\0\0grey\0', 'latin1');
  const name = Buffer.from('desc\0\0\0\0\0\0\0\x05grey\0', 'latin1');
  const curve = Buffer.from('curv\0\0\0\0\0\0\0\x01', 'latin1');
  return iccProfile('\x02\x20\0\0mntrGRAYXYZ ', [
    ['cprt', Buffer.concat([text, Buffer.alloc(3)])],
    ['desc', Buffer.concat([name, Buffer.alloc(79)])],
    ['kTRC', Buffer.concat([curve, u32(gamma * 256 * 65_536)])],
    ['wtpt', xyzTag()],
  ]);
}
