/**
 * Reads a studio's logo from an SVG or PNG. Only its outline is kept, so nothing of the file itself is published. Runs in a
 * child process.
 */

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { sizeFault } from '#contract/desk/uploads.ts';
import { INDIAN } from '#contract/locale.ts';
import { FORMATS } from '#pictures/formats.ts';
import { UploadError } from '../../upload-error.ts';
import { countShapes } from '../plan/draw-svg.ts';
import { type InkPixels, traceOutline } from './trace.ts';

const PIXELS_MAX = 40_000_000;
const SHAPES_MAX = 5000;
/** Longer side in pixels for tracing. */
const SIDE = 600;
/** Size of the logo's square, and its margin. */
const SQUARE = 37;
const MARGIN = 1;
/** Maximum length of the outline in characters, because it is part of every page. */
const LETTERS_MAX = 6000;

const CODE = 'parts that do not belong in a logo (program code)';
/** Parts that a logo does not need, with the words for them in messages. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/<(?:[\w-]+:)?script\b|javascript\s*:/i, CODE],
  [/\son\w+\s*=/i, CODE],
  [/<(?:[\w-]+:)?(?:foreignObject|iframe|object|embed)\b/i, CODE],
  // The standard DOCTYPE, which many programs write, declares nothing itself, and its address is not read.
  [/<!ENTITY|<!DOCTYPE[^>[<]*\[/i, CODE],
  [/data:image\/svg/i, 'another SVG inside of it'],
  // It would be drawn in a font of the server.
  [/<(?:[\w-]+:)?text\b/i, 'text'],
  [/(?:href|src)\s*=\s*["']\s*(?!#|data:image\/)[^"'\s]/i, 'a link to something outside of it'],
  [/url\(\s*["']?\s*(?!#|data:)[^)\s]|@import/i, 'a link to something outside of it'],
];

function svgOf(bytes: Buffer): Buffer {
  const source = bytes.toString('utf8');
  const found = FORBIDDEN.find(([pattern]) => pattern.test(decoded(source)));
  if (found)
    throw new UploadError(
      `This file holds ${found[1]}, so it was not accepted. Export the logo as plain paths, or as a PNG.`,
    );
  if (countShapes(source) > SHAPES_MAX)
    throw new UploadError(
      `This file has more than ${SHAPES_MAX.toLocaleString(INDIAN)} shapes. Export the logo alone, or as a PNG.`,
    );
  return bytes;
}

/** Decodes character references, which could hide what is searched for. */
const decoded = (source: string) =>
  source.replace(/&#(x?)([\da-f]+);/gi, (_, isHex: string, code: string) => {
    const point = Number.parseInt(code, isHex ? 16 : 10);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });

async function pixelsOf(bytes: Buffer) {
  const isPng = FORMATS.png.matches(bytes.subarray(0, 1024));
  const isSvg = !isPng && /^(\uFEFF)?\s*</.test(bytes.toString('utf8', 0, 256));
  if (!isPng && !isSvg)
    throw new UploadError('This file must be an SVG or a PNG. Export the logo as one of them.');
  const tooLarge = sizeFault(isPng ? 'logoPng' : 'logoSvg', bytes.length);
  if (tooLarge) throw new UploadError(tooLarge);
  const limits = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const;
  try {
    const source = isSvg ? svgOf(bytes) : bytes;
    const { width, height } = await sharp(source, limits).metadata();
    const density = isSvg ? (72 * SIDE) / Math.max(width, height, 1) : 72;
    return await sharp(source, { ...limits, density: Math.min(20_000, Math.max(1, density)) })
      .resize(SIDE, SIDE, { fit: 'inside' })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof UploadError) throw error;
    throw new UploadError('This file is damaged, or is incomplete. Export it again.', {
      cause: error,
    });
  }
}

/** Pixels that are darker than the background; for a pale logo without a background, all of it. */
function inkOf(data: Buffer, count: number): Uint8Array {
  const dark = new Uint8Array(count);
  const filled = new Uint8Array(count);
  let [darkest, drawn] = [0, 0];
  for (let i = 0; i < count; i += 1) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(4 * i, 4 * i + 4);
    const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    dark[i] = Math.round(((255 - light) * alpha) / 255);
    filled[i] = alpha;
    darkest = Math.max(darkest, dark[i] ?? 0);
    if (alpha > 127) drawn += 1;
  }
  const isPale = darkest < 40 && drawn < count;
  if (isPale) return filled;
  // A logo in a light colour is scaled so that its darkest part is full ink.
  return darkest === 0 ? dark : dark.map((ink) => Math.min(255, (ink * 255) / darkest));
}

function boundsOf({ data, width, height }: InkPixels) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[y * width + x] ?? 0) <= 127) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** An outline in a square of 37. Rejects with an `UploadError`, a message for the owner. */
export async function readMark(file: string): Promise<string> {
  const { data, info } = await pixelsOf(await readFile(file));
  const count = info.width * info.height;
  const ink = { data: inkOf(data, count), width: info.width, height: info.height };
  const bounds = boundsOf(ink);
  if (bounds.width <= 0) throw new UploadError('This file is empty: nothing is drawn in it.');
  if (bounds.width * bounds.height === count && ink.data.every((value) => value > 127))
    throw new UploadError(
      'This file is one filled area without a shape. Export the logo without its background.',
    );
  const scale = (SQUARE - 2 * MARGIN) / Math.max(bounds.width, bounds.height);
  const [x0, y0] = [(SQUARE - bounds.width * scale) / 2, (SQUARE - bounds.height * scale) / 2];
  for (const tolerance of [0.35, 0.6, 1, 1.6]) {
    const outline = traceOutline(
      ink,
      ([x, y]) => [(x - bounds.left) * scale + x0, (y - bounds.top) * scale + y0],
      tolerance,
    );
    if (outline.length <= LETTERS_MAX) return outline;
  }
  throw new UploadError(
    'This file has too many fine parts for a logo of this size. Use a simpler one.',
  );
}
