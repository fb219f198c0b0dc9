/** Colour that a file says by numbers (ITU-T H.273: AVIF, HEIC, PNG), as an ICC profile that the decoder understands. */
import { crc32, deflateSync } from 'node:zlib';

/** Colour primaries and transfer characteristics of H.273. */
export interface ColourCode {
  readonly primaries: number;
  readonly transfer: number;
}

type Vector = readonly [number, number, number];
/** By its rows. */
type Matrix = readonly [Vector, Vector, Vector];
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Red, green and blue (H.273, table 2); the white of all of them is D65. */
const PRIMARIES: Readonly<Record<number, Readonly<Record<'red' | 'green' | 'blue', Point>>>> = {
  // BT.2020
  9: {
    red: { x: 0.708, y: 0.292 },
    green: { x: 0.17, y: 0.797 },
    blue: { x: 0.131, y: 0.046 },
  },
  // Display P3
  12: { red: { x: 0.68, y: 0.32 }, green: { x: 0.265, y: 0.69 }, blue: { x: 0.15, y: 0.06 } },
};
const D65: Vector = [0.95047, 1, 1.08883];
const D50: Vector = [0.9642, 1, 0.8249];
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

export const isHdr = ({ transfer }: ColourCode) => transfer === 16 || transfer === 18;

const dot = ([a, b, c]: Vector, [x, y, z]: Vector) => a * x + b * y + c * z;
const times = ([first, second, third]: Matrix, v: Vector): Vector => [
  dot(first, v),
  dot(second, v),
  dot(third, v),
];
const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by];
const determinant = ([[a, b, c], [d, e, f], [g, h, i]]: Matrix) =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
/** Solves m · x = v by Cramer's rule. */
function solve(m: Matrix, [x, y, z]: Vector): Vector {
  const [[a, b, c], [d, e, f], [g, h, i]] = m;
  const whole = determinant(m);
  return [
    determinant([
      [x, b, c],
      [y, e, f],
      [z, h, i],
    ]) / whole,
    determinant([
      [a, x, c],
      [d, y, f],
      [g, z, i],
    ]) / whole,
    determinant([
      [a, b, x],
      [d, e, y],
      [g, h, z],
    ]) / whole,
  ];
}
/** From D65 to the D50 of profiles (ICC.1, annex E). */
function adapted(xyz: Vector): Vector {
  const [from, to] = [times(BRADFORD, D65), times(BRADFORD, D50)];
  const [l, m, s] = times(BRADFORD, xyz);
  return solve(BRADFORD, [(l * to[0]) / from[0], (m * to[1]) / from[1], (s * to[2]) / from[2]]);
}
/** A colour of lightness 1. */
const toXyz = ({ x, y }: Point): Vector => [x / y, 1, (1 - x - y) / y];

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
  const points = PRIMARIES[primaries];
  if (!points) return null;
  const [red, green, blue] = [toXyz(points.red), toXyz(points.green), toXyz(points.blue)];
  const scale = solve(
    [
      [red[0], green[0], blue[0]],
      [red[1], green[1], blue[1]],
      [red[2], green[2], blue[2]],
    ],
    D65,
  );
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
    ['rXYZ', xyz(adapted(scaled(red, scale[0])))],
    ['gXYZ', xyz(adapted(scaled(green, scale[1])))],
    ['bXYZ', xyz(adapted(scaled(blue, scale[2])))],
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
