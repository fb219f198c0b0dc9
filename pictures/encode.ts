/** Makes one picture's variants: AVIF in the widths the layout uses, JPEG as the one fall-back. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { FramedPicture } from './manifest.ts';
import { isShareCard, type Settings } from './settings.ts';
import type { Source } from './sources.ts';
import { AVIF_WIDTHS, JPEG_WIDTHS, widthsFor } from './widths.ts';

const JPEG_QUALITY = 78;

/** Names of all variants that a picture has, so that leftovers can be told from them. */
export function variantFiles(key: string, { base, width }: FramedPicture): string[] {
  if (isShareCard(key)) return [`${base}-${widthsFor(width, JPEG_WIDTHS).at(-1)}.jpg`];
  return [
    ...widthsFor(width, AVIF_WIDTHS).map((w) => `${base}-${w}.avif`),
    ...widthsFor(width, JPEG_WIDTHS).map((w) => `${base}-${w}.jpg`),
  ];
}

/**
 * Encodes what is missing of one picture. A variant whose name exists is up to date: the name holds a hash of its content.
 * @param folder where the variants are written to, below `media/`
 */
export async function encode(
  source: Source,
  folder: string,
  { quality, effort }: Settings,
): Promise<FramedPicture> {
  const bytes = await readFile(source.file);
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([quality, JPEG_QUALITY, AVIF_WIDTHS.map(effort)]))
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
  const missing = variantFiles(source.key, picture)
    .map((file) => ({ path: join(folder, file), across: Number(/-(\d+)\.\w+$/.exec(file)![1]) }))
    .filter(({ path }) => !existsSync(path));
  if (missing.length === 0) return picture;
  // Read once, not once for each variant, and no larger than the largest of them.
  const { data, info } = await image
    .resize({ width: Math.max(...missing.map(({ across }) => across)) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { path, across } of missing) {
    const resized = sharp(data, { raw: info }).resize({ width: across });
    await (path.endsWith('.avif')
      ? resized.avif({ quality, effort: effort(across) })
      : resized.jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    ).toFile(path);
  }
  return picture;
}

async function meanColour(image: Sharp): Promise<string> {
  const pixel = await image.clone().resize(1, 1).removeAlpha().raw().toBuffer();
  const digits = [...pixel.subarray(0, 3)].map((value) => Math.round(value / 17).toString(16));
  return `#${digits.join('')}`;
}
