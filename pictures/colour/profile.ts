/** Converts colour code points of a file (ITU-T H.273: AVIF, HEIC, PNG) to an ICC profile that the decoder supports. */
import { crc32, deflateSync } from 'node:zlib';

/** Colour primaries and transfer characteristics of H.273. */
export interface ColourCode {
  readonly primaries: number;
  readonly transfer: number;
}

/**
 * Red, green and blue of each set of primaries (H.273, table 2), with luminance 1, adapted from D65 to the D50 of
 * profiles (ICC.1, annex E, Bradford): X, Y and Z in parts of 65,536, as in a profile.
 */
const COLOURS: Readonly<Record<number, Readonly<Record<string, readonly number[]>>>> = {
  // BT.2020
  9: {
    rXYZ: [44_139, 18_288, -127],
    gXYZ: [10_856, 44_259, 1965],
    bXYZ: [8195, 2989, 52_222],
  },
  // Display P3
  12: {
    rXYZ: [33_761, 15_808, -69],
    gXYZ: [19_133, 45_366, 2745],
    bXYZ: [10_295, 4362, 51_385],
  },
};
const D50 = [0.9642, 1, 0.8249].map((n) => Math.round(n * 65_536));

/** Whether the transfer characteristic is PQ (16) or HLG (18). */
export const isHdr = ({ transfer }: ColourCode) => transfer === 16 || transfer === 18;

const i32 = (n: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(n);
  return bytes;
};
const u32 = (n: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(n);
  return bytes;
};

/** A profile (ICC.1, 7) with these tags. @param head its version and class, from byte 8 on */
export function iccProfile(head: string, tags: readonly (readonly [string, Buffer])[]): Buffer {
  let at = 128 + 4 + 12 * tags.length;
  const table = tags.map(([name, data]) => {
    const entry = Buffer.concat([Buffer.from(name), u32(at), u32(data.length)]);
    at += data.length;
    return entry;
  });
  const header = Buffer.alloc(128);
  header.writeUInt32BE(at, 0);
  header.write(head, 8, 'latin1');
  header.write('acsp', 36, 'latin1');
  Buffer.concat(D50.map(i32)).copy(header, 68);
  return Buffer.concat([header, u32(tags.length), ...table, ...tags.map(([, data]) => data)]);
}

/** The tag of a colour, by default of white. */
export const xyzTag = (xyz: readonly number[] = D50) =>
  Buffer.concat([Buffer.from('XYZ \0\0\0\0'), ...xyz.map(i32)]);

/** The profile; null for sRGB. The curve is always that of sRGB, because only HDR photos have other ones. */
export function profileFor({ primaries }: ColourCode): Buffer | null {
  const colours = COLOURS[primaries];
  if (!colours) return null;
  const curve = Buffer.concat([
    Buffer.from('para\0\0\0\0\0\x03\0\0', 'latin1'),
    ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map((n) => i32(Math.round(n * 65_536))),
  ]);
  const text = Buffer.concat([
    Buffer.from('mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cenUS\0\0\0\x04\0\0\0\x1c', 'latin1'),
    Buffer.from('\0R\0G', 'latin1'),
  ]);
  return iccProfile('\x04\x30\0\0mntrRGB XYZ ', [
    ...(['desc', 'cprt'] as const).map((name) => [name, text] as const),
    ['wtpt', xyzTag()],
    ...Object.entries(colours).map(([name, xyz]) => [name, xyzTag(xyz)] as const),
    ...['rTRC', 'gTRC', 'bTRC'].map((name) => [name, curve] as const),
  ]);
}

/** Chunks of a PNG with colour information (PNG 3, 4.3), which a single profile replaces. */
const COLOUR_CHUNKS = /^(iCCP|cICP|sRGB|gAMA|cHRM)$/;
const PNG_START = 8;

/** The chunks of a PNG (PNG 3, 5.3) in their order; `whole` includes length, name and checksum. */
export function* chunksOf(png: Buffer): Generator<{ name: string; data: Buffer; whole: Buffer }> {
  for (let at = PNG_START; at + 12 <= png.length; ) {
    const end = at + 12 + png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    yield { name, data: png.subarray(at + 8, end - 4), whole: png.subarray(at, end) };
    at = end;
  }
}

/** The PNG with this profile (PNG 3, 11.3.2.3) and no other colour information. */
export function withProfile(png: Buffer, profile: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('iCCPphoto\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.concat([u32(data.length - 4), data, u32(crc32(data))]);
  const parts = [...chunksOf(png)].flatMap(({ name, whole }) =>
    COLOUR_CHUNKS.test(name) ? [] : name === 'IHDR' ? [whole, chunk] : [whole],
  );
  return Buffer.concat([png.subarray(0, PNG_START), ...parts]);
}
