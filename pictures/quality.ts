/** How much finer or coarser than usual one picture is kept, so that all of them keep equally much of what they show. */
import sharp, { type Sharp } from 'sharp';
import { ssim } from 'ssim.js';
import { QUALITY, REACH, TARGET } from './settings.ts';

/** It is measured at so many pixels across: a phone's picture, quickly encoded. */
export const MEASURED_ACROSS = 480;

const EFFORT = 2;
const PROBES = [QUALITY - 8, QUALITY + 8] as const;
/** SSIM looks through a window of so many pixels. */
const WINDOW = 11;

/**
 * Steps of AVIF quality to add to the usual one: leaves and grain need some, a plain wall gives some back.
 * @param image any size; it is measured at `MEASURED_ACROSS` pixels, or at its own width where that is less
 * @returns a whole number from -`REACH` to `REACH`; 0 for what is too small to be measured
 */
export async function stepsFor(image: Sharp): Promise<number> {
  const { data, info } = await inFourChannels(
    image.resize({ width: MEASURED_ACROSS, withoutEnlargement: true }),
  );
  const { width, height } = info;
  if (Math.min(width, height) < WINDOW) return 0;
  const kept = async (quality: number) => {
    const encoded = await sharp(data, { raw: info }).avif({ quality, effort: EFFORT }).toBuffer();
    const { data: decoded } = await inFourChannels(sharp(encoded));
    const at = (pixels: Buffer) => ({ data: new Uint8ClampedArray(pixels), width, height });
    return ssim(at(data), at(decoded), { ssim: 'bezkrovny', downsample: false }).mssim;
  };
  const [low, high] = [await kept(PROBES[0]), await kept(PROBES[1])];
  if (high <= low) return low >= TARGET ? -REACH : REACH;
  const share = (TARGET - low) / (high - low);
  const wanted = Math.round(PROBES[0] + share * (PROBES[1] - PROBES[0])) - QUALITY;
  return Math.max(-REACH, Math.min(REACH, wanted));
}

/** As SSIM asks for them, also of a grey picture. */
const inFourChannels = (image: Sharp) =>
  image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
