/** Makes one picture's variants: AVIF in the widths the layout uses, JPEG as the one fall-back. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { FramedPicture } from './manifest.ts';
import type { Source } from './sources.ts';
import { AVIF_WIDTHS, JPEG_WIDTHS, widthsFor } from './widths.ts';

const JPEG_QUALITY = 78;

export interface EncodeSettings {
  /** Folder the variants are written to. */
  readonly folder: string;
  /** AVIF quality, 1-100. */
  readonly quality: number;
  /** AVIF effort 0-9: 2 while working, 4 for a release (16 % fewer bytes for eight times the time). */
  readonly effort: number;
}

/** Names of all variants that a picture has, so that leftovers can be told from them. */
export const variantFiles = (picture: FramedPicture) => [
  ...widthsFor(picture.width, AVIF_WIDTHS).map((width) => `${picture.base}-${width}.avif`),
  ...widthsFor(picture.width, JPEG_WIDTHS).map((width) => `${picture.base}-${width}.jpg`),
];

/** Encodes what is missing of one picture. A variant whose name exists is up to date: the name holds a hash of its content. */
export async function encode(
  source: Source,
  { folder, quality, effort }: EncodeSettings,
): Promise<FramedPicture> {
  const bytes = await readFile(source.file);
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([quality, JPEG_QUALITY, effort]))
    .digest('hex')
    .slice(0, 8);
  const image = sharp(bytes, { failOn: 'error' }).rotate();
  const { autoOrient } = await image.metadata();
  const [width, height] = [autoOrient.width, autoOrient.height];
  const picture: FramedPicture = {
    base: `/media/${source.key.replaceAll('/', '-')}-${hash}`,
    width,
    height,
    colour: await meanColour(image),
  };
  for (const file of variantFiles(picture)) {
    const path = join(folder, file);
    if (existsSync(path)) continue;
    const resized = image.clone().resize({ width: Number(/-(\d+)\.\w+$/.exec(file)![1]) });
    await (file.endsWith('.avif')
      ? resized.avif({ quality, effort })
      : resized.jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    ).toFile(path);
  }
  return picture;
}

async function meanColour(image: Sharp): Promise<string> {
  const pixel = await image.clone().resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
