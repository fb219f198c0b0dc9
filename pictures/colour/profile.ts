/** Colour that a file says by numbers (ITU-T H.273: AVIF, HEIC, PNG), as an ICC profile that the decoder understands. */
import { crc32, deflateSync } from 'node:zlib';

/** Colour primaries and transfer characteristics of H.273. */
export interface ColourCode {
  readonly primaries: number;
  readonly transfer: number;
}

/** x and y of red, green and blue (H.273, table 2); the white of all of them is D65. */
const PRIMARIES: Readonly<Record<number, readonly number[]>> = {
  9: [0.708, 0.292, 0.17, 0.797, 0.131, 0.046], // BT.2020
  12: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06], // Display P3
};
const D65 = [0.95047, 1, 1.08883] as const;
const D50 = [0.9642, 1, 0.8249] as const;
const BRADFORD = [0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296];

export const isHdr = ({ transfer }: ColourCode) => transfer === 16 || transfer === 18;

type Vector = readonly number[];
const times = (m: Vector, v: Vector): number[] =>
  [0, 3, 6].map((row) => m[row]! * v[0]! + m[row + 1]! * v[1]! + m[row + 2]! * v[2]!);
/** Solves m · x = v by Cramer's rule. */
function solve(m: Vector, v: Vector): number[] {
  const det = (a: Vector) =>
    a[0]! * (a[4]! * a[8]! - a[5]! * a[7]!) -
    a[1]! * (a[3]! * a[8]! - a[5]! * a[6]!) +
    a[2]! * (a[3]! * a[7]! - a[4]! * a[6]!);
  const whole = det(m);
  return [0, 1, 2].map(
    (column) => det(m.map((one, i) => (i % 3 === column ? v[Math.floor(i / 3)]! : one))) / whole,
  );
}
/** From D65 to the D50 of profiles (ICC.1, annex E). */
function adapted(xyz: Vector): number[] {
  const [from, to] = [times(BRADFORD, D65), times(BRADFORD, D50)];
  const cone = times(BRADFORD, xyz).map((one, i) => (one * to[i]!) / from[i]!);
  return solve(BRADFORD, cone);
}

const s15 = (n: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(n * 65_536));
  return bytes;
};
const u32 = (n: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(n);
  return bytes;
};

/** Null where the numbers say nothing else than sRGB. The curve is that of sRGB: stills in other ones are in HDR. */
export function profileFor({ primaries }: ColourCode): Buffer | null {
  const xy = PRIMARIES[primaries];
  if (!xy) return null;
  const columns = [0, 2, 4].map((i) => [
    xy[i]! / xy[i + 1]!,
    1,
    (1 - xy[i]! - xy[i + 1]!) / xy[i + 1]!,
  ]);
  const matrix = [0, 1, 2].flatMap((row) => columns.map((column) => column[row]!));
  const scale = solve(matrix, D65);
  const xyz = (v: Vector) => Buffer.concat([Buffer.from('XYZ \0\0\0\0'), ...v.map(s15)]);
  const curve = Buffer.concat([
    Buffer.from('para\0\0\0\0\0\x03\0\0', 'latin1'),
    ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(s15),
  ]);
  const text = Buffer.concat([
    Buffer.from('mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cenUS\0\0\0\x04\0\0\0\x1c', 'latin1'),
    Buffer.from('\0R\0G', 'latin1'),
  ]);
  const tags: [string, Buffer][] = [
    ['desc', text],
    ['cprt', text],
    ['wtpt', xyz(D50)],
    ...(['rXYZ', 'gXYZ', 'bXYZ'] as const).map((name, i): [string, Buffer] => [
      name,
      xyz(adapted(columns[i]!.map((one) => one * scale[i]!))),
    ]),
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  let at = 128 + 4 + 12 * tags.length;
  const table = tags.map(([name, data]) => {
    const entry = Buffer.concat([Buffer.from(name), u32(at), u32(data.length)]);
    at += data.length;
    return entry;
  });
  const head = Buffer.alloc(128);
  head.writeUInt32BE(at, 0);
  head.write('\x04\x30\0\0mntrRGB XYZ ', 8, 'latin1');
  head.write('acsp', 36, 'latin1');
  Buffer.concat(D50.map(s15)).copy(head, 68);
  return Buffer.concat([head, u32(tags.length), ...table, ...tags.map(([, data]) => data)]);
}

/** Chunks of a PNG that say its colours (PNG 3, 4.3), of which one profile takes the place. */
const COLOUR_CHUNKS = /^(iCCP|cICP|sRGB|gAMA|cHRM)$/;
const PNG_START = 8;

export function* chunksOf(png: Buffer): Generator<{ name: string; data: Buffer; whole: Buffer }> {
  for (let at = PNG_START; at + 12 <= png.length; ) {
    const end = at + 12 + png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    yield { name, data: png.subarray(at + 8, end - 4), whole: png.subarray(at, end) };
    at = end;
  }
}

/** A PNG with this profile (PNG 3, 11.3.2.3) and no other word about its colours. */
export function withProfile(png: Buffer, profile: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('iCCPphoto\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.concat([u32(data.length - 4), data, u32(crc32(data))]);
  const parts = [...chunksOf(png)].flatMap(({ name, whole }) =>
    COLOUR_CHUNKS.test(name) ? [] : name === 'IHDR' ? [whole, chunk] : [whole],
  );
  return Buffer.concat([png.subarray(0, PNG_START), ...parts]);
}
