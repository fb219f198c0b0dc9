/** Adjusts the quality of each picture, so that all keep about the same amount of detail. */
import sharp, { type Sharp } from 'sharp';
import { QUALITY, QUALITY_CHANGE_MAX, SSIM_TARGET } from './settings.ts';
import { similarity, WINDOW } from './similarity.ts';

/** Width at which it is measured, in pixels: that of a phone's picture, which encodes quickly. */
export const MEASURED_ACROSS = 480;

const EFFORT = 2;
const PROBES = [QUALITY - 8, QUALITY + 8] as const;

/**
 * The change of AVIF quality for this picture: higher for leaves and grain, lower for a plain wall.
 * @param image any size; it is measured at `MEASURED_ACROSS` pixels, or at its own width if that is less
 * @returns a whole number from -`QUALITY_CHANGE_MAX` to `QUALITY_CHANGE_MAX`; 0 if the picture is too small to be measured
 */
export async function qualityChange(image: Sharp): Promise<number> {
  const { data, info } = await inFourChannels(
    image.resize({ width: MEASURED_ACROSS, withoutEnlargement: true }),
  );
  const { width, height } = info;
  if (Math.min(width, height) < WINDOW) return 0;
  const kept = async (quality: number) => {
    const encoded = await sharp(data, { raw: info }).avif({ quality, effort: EFFORT }).toBuffer();
    const { data: decoded } = await inFourChannels(sharp(encoded));
    return similarity(data, decoded, width);
  };
  const [low, high] = [await kept(PROBES[0]), await kept(PROBES[1])];
  if (high <= low) return low >= SSIM_TARGET ? -QUALITY_CHANGE_MAX : QUALITY_CHANGE_MAX;
  const share = (SSIM_TARGET - low) / (high - low);
  const wanted = Math.round(PROBES[0] + share * (PROBES[1] - PROBES[0])) - QUALITY;
  return Math.max(-QUALITY_CHANGE_MAX, Math.min(QUALITY_CHANGE_MAX, wanted));
}

/** RGBA, also for a grey picture. */
const inFourChannels = (image: Sharp) =>
  image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
