/** Makes the variants of a picture: AVIF in the widths that layouts use, JPEG as the fallback. */
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { openPhoto } from './colour/open-photo.ts';
import { contentFile } from './content-dir.ts';
import { unreadable } from './faults.ts';
import { formatOf } from './formats.ts';
import { applyFraming } from './framing.ts';
import type { EncodedPicture } from './manifest.ts';
import { urlName, variantHash } from './names.ts';
import { MEASURED_ACROSS, qualityChange } from './quality.ts';
import type { Settings } from './settings.ts';
import type { Source } from './sources.ts';
import { variantFiles, widthOf } from './variants.ts';
import { writeAtomically } from './write-atomically.ts';

/**
 * Encodes the missing variants of a picture. A complete file of the right name is up to date, because the name has a
 * hash of its content.
 * @param folder for the variants, below `media/`
 * @param previous its entry in the last manifest, which is still valid if the name is the same
 * @param isLater true: only finds out names, sizes and colours, and encodes nothing
 * @throws PictureFault if the photo cannot be read, or a variant cannot be written
 */
export async function encode(
  source: Source,
  folder: string,
  settings: Settings,
  previous?: EncodedPicture,
  isLater = false,
): Promise<EncodedPicture> {
  const bytes = await readFile(contentFile(source.file));
  const refuse = (cause: unknown): never => {
    throw unreadable(source.file, bytes, cause);
  };
  if (bytes.length === 0) refuse('empty');
  const opened = await openPhoto(bytes, { failOn: 'error' }).catch(refuse);
  const photo = opened.photo.autoOrient();
  const { autoOrient, hasAlpha } = await photo.metadata().catch(refuse);
  // Transparent parts get the page's background colour, also in formats that support transparency.
  const whole = hasAlpha ? photo.flatten({ background: settings.background }) : photo;
  const { cut, straighten } = source;
  const { image, width, height } = applyFraming(whole, autoOrient, source);
  const { isConverted } = opened;
  const hash = variantHash(bytes, settings, { hasAlpha, isConverted, cut, straighten });
  const base = `/media/${urlName(source.key)}-${hash}`;
  const isKnown = previous?.base === base && previous.width === width && previous.height === height;
  const colour = isKnown ? previous.colour : await meanColour(image).catch(refuse);
  const picture: EncodedPicture = { base, width, height, colour };
  if (isLater) return picture;
  const missing = [];
  for (const name of variantFiles(source.key, picture)) {
    const path = join(folder, name);
    if (!(await isWhole(path))) missing.push({ path, across: widthOf(name) });
  }
  if (missing.length === 0) return picture;
  // Decoded once for all variants, at the size of the largest one.
  const { data, info } = await image
    .resize({
      width: Math.max(...missing.map(({ across }) => across), Math.min(width, MEASURED_ACROSS)),
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const steps = settings.isMeasured ? await qualityChange(sharp(data, { raw: info })) : 0;
  for (const { path, across } of missing) {
    const resized = sharp(data, { raw: info }).resize({ width: across });
    const encoded = await encodeAs(
      path,
      resized,
      settings.quality + steps,
      settings.effort(across),
    );
    await writeAtomically(path, encoded.data, (written) => readBack(written, encoded));
  }
  return picture;
}

function encodeAs(path: string, image: Sharp, quality: number, effort: number) {
  const variants = formatOf(path)?.variants;
  if (!variants) throw new Error(`${path} is in no format that pages offer.`);
  return variants.encode(image, quality, effort).toBuffer({ resolveWithObject: true });
}

/**
 * Compares the file that was read back with the encoder's output, and its size. Decoding it as well would take a sixth
 * of the whole run and find no more errors.
 */
async function readBack(written: Buffer, encoded: { data: Buffer; info: OutputInfo }) {
  const { width, height } = await sharp(written).metadata();
  const isSame = written.equals(encoded.data);
  if (!isSame || width !== encoded.info.width || height !== encoded.info.height)
    throw Object.assign(new Error('not what was written'), { code: 'EIO' });
}

async function meanColour(image: Sharp): Promise<string> {
  const pixel = await image
    .clone()
    .resize(1, 1)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const digits = [...pixel.subarray(0, 3)].map((value) => Math.round(value / 17).toString(16));
  return `#${digits.join('')}`;
}

/** The end of an ISO file (AVIF): the sum of its boxes' sizes, which are in the first four bytes of each box. */
async function endOfBoxes(read: (at: number, length: number) => Promise<Buffer>, size: number) {
  let at = 0;
  while (at < size) {
    const length = (await read(at, 4)).readUInt32BE();
    if (length < 8) return -1;
    at += length;
  }
  return at;
}

/** Whether the picture exists and is complete, without decoding it. Takes three reads for a JPEG or AVIF; other formats are read whole. */
async function isWhole(path: string): Promise<boolean> {
  await using file = await open(path, 'r').catch(() => undefined);
  if (!file) return false;
  const read = async (at: number, length: number) =>
    (await file.read(Buffer.alloc(length), 0, length, at)).buffer;
  const { size } = await file.stat();
  if (size < 16) return false;
  if (path.endsWith('.jpg')) return (await read(size - 2, 2)).readUInt16BE() === 0xffd9;
  if (path.endsWith('.avif')) return (await endOfBoxes(read, size)) === size;
  return formatOf(path)?.isWhole?.(await read(0, size)) ?? false;
}
