/** Decodes HEIC by libheif, which is loaded here alone: in the child that reads one photo. */
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PhotoFault } from './photo-fault.ts';

interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(
    into: { data: Uint8ClampedArray; width: number; height: number },
    done: (shown: object | null) => void,
  ): void;
}
interface Libheif {
  readonly ready?: Promise<unknown>;
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

const PNG_HEAD = 8 + 25;

/** The profile that the file carries; libheif's decoder hands out pixels alone. */
function profileIn(bytes: Buffer): Buffer | null {
  for (let at = bytes.indexOf('colr'); at > 3; at = bytes.indexOf('colr', at + 4)) {
    const size = bytes.readUInt32BE(at - 4);
    const isProfile = /^(prof|rICC)$/.test(bytes.toString('latin1', at + 4, at + 8));
    if (isProfile && size > 140 && at - 4 + size <= bytes.length)
      return bytes.subarray(at + 8, at - 4 + size);
  }
  return null;
}

/** Puts a colour profile into a PNG (PNG 3, 11.3.2.3), behind its head. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('iCCPphoto\0\0', 'latin1'), deflateSync(profile)]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(data));
  return Buffer.concat([png.subarray(0, PNG_HEAD), size, data, check, png.subarray(PNG_HEAD)]);
}

/** The picture upright, as a PNG with its profile. Throws a `PhotoFault`. */
export async function decodeHeic(bytes: Buffer, pixelsMax: number): Promise<Buffer> {
  const load = createRequire(import.meta.url)('libheif-js/wasm-bundle') as Libheif;
  await load.ready;
  const images = new load.HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new PhotoFault('This HEIC cannot be read. Export it as JPEG.');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > pixelsMax) throw tooLarge(width, height, pixelsMax);
  const data = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise<object | null>((done) =>
    image.display({ data, width, height }, done),
  );
  if (!shown) throw new PhotoFault('This HEIC ends in the middle. Take it again from the camera.');
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const profile = profileIn(bytes);
  return profile ? withProfile(png, profile) : png;
}

export const tooLarge = (width: number, height: number, pixelsMax: number) =>
  new PhotoFault(
    `${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels are more than the ${pixelsMax / 1e6} million that are taken. Export it smaller: 3,200 pixels are enough.`,
  );
