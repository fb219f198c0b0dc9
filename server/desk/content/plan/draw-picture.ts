/**
 * Converts a picture of a plan into a drawing like the others: white becomes the page's colour, with a version for the dark
 * scheme.
 */
import sharp, { type Sharp } from 'sharp';
import { UploadError } from '../../upload-error.ts';

/** A sheet of A0 at 300 dpi has 139 megapixels; a decompression bomb has more. */
export const PIXELS_MAX = 150_000_000;
/** Longer side of a plan in pixels, tried in this order, and its maximum size in bytes. */
const SIDES = [2400, 1800, 1200];
const BYTES_MAX = 450_000;
/** Margin around the drawing, as a fraction of its longer side. */
const MARGIN = 0.02;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The drawing on white, without the empty edges of the sheet. */
async function trimmed(picture: Sharp): Promise<Buffer> {
  const upright = await picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(upright)
    .trim({ background: '#fff', threshold: 24 })
    .png({ compressionLevel: 0 })
    .toBuffer()
    .catch(() => upright);
}

/** A drawing with a margin, no side longer than `side`, as RGBA. */
async function pixelsOf(drawing: Buffer, side: number): Promise<Pixels> {
  const { data, info } = await sharp(drawing)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const margin = Math.round(Math.max(info.width, info.height) * MARGIN);
  const [width, height] = [info.width + 2 * margin, info.height + 2 * margin];
  return { data: inkOf(data, info.width, info.height, margin), width, height };
}

/** The most frequent lightness of the paper, 0 to 255, because a scan is rarely white. */
function paperOf(rgb: Buffer): number {
  const counts = new Uint32Array(256);
  for (let i = 0; i < rgb.length; i += 3) {
    const tone = Math.min(rgb.readUInt8(i), rgb.readUInt8(i + 1), rgb.readUInt8(i + 2));
    counts[tone] = (counts[tone] ?? 0) + 1;
  }
  let [best, most] = [255, counts[255] ?? 0];
  for (const [tone, count] of counts.entries())
    if (tone >= 200 && count > most) [best, most] = [tone, count];
  return Math.max(200, best - 4);
}

/** Removes white from each colour (GIMP's "colour to alpha"): on white it looks the same. Returns RGBA with a margin. */
function inkOf(rgb: Buffer, width: number, height: number, margin: number): Buffer {
  const paper = paperOf(rgb);
  const wide = width + 2 * margin;
  const out = Buffer.alloc(wide * (height + 2 * margin) * 4);
  for (let i = 0, n = 0; n < width * height; n += 1, i += 3) {
    const white = (tone: number) => Math.min(255, (tone * 255) / paper);
    const [r, g, b] = [
      white(rgb.readUInt8(i)),
      white(rgb.readUInt8(i + 1)),
      white(rgb.readUInt8(i + 2)),
    ] as const;
    const ink = 255 - Math.min(r, g, b);
    if (ink < 8) continue;
    const at = 4 * ((Math.floor(n / width) + margin) * wide + (n % width) + margin);
    const pure = (tone: number) => Math.round(255 - ((255 - tone) * 255) / ink);
    out[at] = pure(r);
    out[at + 1] = pure(g);
    out[at + 2] = pure(b);
    out[at + 3] = ink;
  }
  return out;
}

/** The smaller of two encodings, with a palette or in full colour. */
async function encode({ data, width, height }: Pixels) {
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  const [png, webp] = await Promise.all([
    picture.clone().png({ palette: true, colours: 64, dither: 0, effort: 4 }).toBuffer(),
    picture.clone().webp({ quality: 80, alphaQuality: 90, effort: 3 }).toBuffer(),
  ]);
  return webp.length < png.length
    ? { type: 'image/webp', bytes: webp }
    : { type: 'image/png', bytes: png };
}

/** A picture inside an SVG. Rejects with an `UploadError` if the sheet is empty. */
export async function drawPicture(picture: Sharp): Promise<string> {
  const drawing = await trimmed(picture);
  let last = { type: '', bytes: Buffer.alloc(0), width: 0, height: 0 };
  for (const side of SIDES) {
    const pixels = await pixelsOf(drawing, side);
    if (!pixels.data.some((byte) => byte !== 0))
      throw new UploadError('Nothing is drawn here. Choose another page or file.');
    last = { ...(await encode(pixels)), width: pixels.width, height: pixels.height };
    if (last.bytes.length <= BYTES_MAX) break;
  }
  const { type, bytes, width, height } = last;
  const night = nightOf([0, 0, width, height]);
  const href = `data:${type};base64,${bytes.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${night.before}<g${night.attribute}><image width="${width}" height="${height}" href="${href}"/></g></svg>\n`;
}

/** 1 - c, rotated by 180° of hue, and no brighter than the ink of the site's own plans. */
const TURNED = '.38 -.94 -.1 0 .66 -.28 -.28 -.1 0 .66 -.28 -.94 .57 0 .66 0 0 0 1 0';

/**
 * In the dark scheme dark lines would be invisible, so the lightness of the drawing is inverted there, and hues stay. Returns
 * the markup before a drawing, and the attribute of its group.
 * @param viewBox x, y, width and height of its paper
 */
function nightOf(viewBox: readonly number[]) {
  const [x, y, width, height] = viewBox;
  return {
    before:
      `<filter id="plan-night" x="${x}" y="${y}" width="${width}" height="${height}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feColorMatrix values="${TURNED}"/></filter>` +
      '<style>@media (prefers-color-scheme:dark){.plan-night{filter:url(#plan-night)}}</style>',
    attribute: ' class="plan-night"',
  };
}
