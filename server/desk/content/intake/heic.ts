/** Decodes HEIC with libheif, which is loaded only here, in the child process that reads one photo. */

import { createRequire } from 'node:module';
import sharp from 'sharp';
import { INDIAN } from '#contract/locale.ts';
import { profileOf } from '#pictures/colour/open-photo.ts';
import { withProfile } from '#pictures/colour/profile.ts';
import { UploadError } from '../../upload-error.ts';

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

/** The picture after rotation, as a PNG with its profile. @throws UploadError */
export async function decodeHeic(bytes: Buffer, pixelsMax: number): Promise<Buffer> {
  const load = createRequire(import.meta.url)('libheif-js/wasm-bundle') as Libheif;
  await load.ready;
  const images = new load.HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new UploadError('This HEIC photo cannot be read. Export it as JPEG.');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > pixelsMax) throw tooLarge(width, height, pixelsMax);
  const data = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise<object | null>((done) =>
    image.display({ data, width, height }, done),
  );
  if (!shown)
    throw new UploadError('This HEIC photo is incomplete. Copy it from the phone or camera again.');
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const profile = profileOf(bytes);
  return profile ? withProfile(png, profile) : png;
}

/** The error for a photo of this size in pixels. `pixelsMax`: the maximum number of pixels. */
export const tooLarge = (width: number, height: number, pixelsMax: number) =>
  new UploadError(
    `${width.toLocaleString(INDIAN)} × ${height.toLocaleString(INDIAN)} pixels are more than the ${Math.floor(pixelsMax / 1e6)} million that this server accepts in such a file. Export it as JPEG: 3,200 pixels on the longer side are enough.`,
  );
