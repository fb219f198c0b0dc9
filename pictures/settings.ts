/** Quality and effort of each picture's encoding. */

import { parseDocument } from 'yaml';
import { HEX_COLOUR } from '#contract/colours.ts';

export interface Settings {
  /** AVIF quality, 1-100, of an average picture (quality.ts adjusts it). */
  readonly quality: number;
  /** False: the quality is not adjusted. */
  readonly isMeasured: boolean;
  /** AVIF effort, 0-9, for a variant of this width in pixels. */
  readonly effort: (width: number) => number;
  /** Background of a transparent picture. */
  readonly background: string;
}

/** The usual AVIF quality; phone crops have another. */
export const QUALITY = 47;
const CROP_QUALITY = 39;

/**
 * Structural similarity (SSIM, Wang et al. 2004; 1 is identical) that each variant should have. With this value all
 * pictures together are as large as with one quality for all
 * (docs/decisions/pictures-and-films.md#avif-quality-47-adjusted-per-picture).
 */
export const SSIM_TARGET = 0.959;
/** Maximum change of the AVIF quality, in both directions. */
export const QUALITY_CHANGE_MAX = 6;

/** Up to this width variants are for phones or small places: their bytes matter more than the time of a build. */
const WIDEST_SEARCHED = 736;

/**
 * Settings of a picture. Phone crops get more effort, because they are loaded first on slow connections and shown with
 * two or three pixels per point. For the widest variants effort 2 would save 1.5 % of the bytes and double the time.
 * @param key its key in the manifest
 * @param least minimum effort: 4 for a release (three pictures: 14 % fewer bytes)
 */
export function settingsFor(key: string, least: number, background = LIGHT_BACKGROUND): Settings {
  const isCrop = key.endsWith('-phone');
  return {
    background,
    quality: isCrop ? CROP_QUALITY : QUALITY,
    isMeasured: !isCrop && !isShareCard(key),
    effort: (width) => Math.max(least, isCrop ? 3 : width > WIDEST_SEARCHED ? 1 : 2),
  };
}

/** The page's background in the light scheme (`--background`), on which transparent pictures are drawn. */
export const LIGHT_BACKGROUND = '#eceee9';

/** The background colour in `content/brand.yaml`, else `LIGHT_BACKGROUND`. The check reports mistakes in that file. */
export function backgroundColour(brand: string | undefined): string {
  const document = brand === undefined ? undefined : parseDocument(brand);
  const own = document?.getIn(['colours', 'day', 'background']);
  return typeof own === 'string' && HEX_COLOUR.test(own) ? own.toLowerCase() : LIGHT_BACKGROUND;
}

/** Whether it is a share card. Only other sites show these, as one JPEG. */
export const isShareCard = (key: string) => /^share(\/|$)/.test(key);
