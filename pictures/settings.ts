/** How well each picture is kept, and how long its encoder may search. */
import { parseDocument } from 'yaml';

export interface Settings {
  /** AVIF quality, 1-100, of a picture that is neither plain nor full of leaves (quality.ts). */
  readonly quality: number;
  /** False: of that quality, whatever it shows. */
  readonly isMeasured: boolean;
  /** AVIF effort, 0-9, for a variant of so many pixels across. */
  readonly effort: (width: number) => number;
  /** What is seen through a transparent picture. */
  readonly wall: string;
}

/** The usual AVIF quality; a phone's own crops have another. */
export const QUALITY = 47;
const CROP_QUALITY = 39;

/**
 * Structural similarity (SSIM, Wang et al. 2004; 1 is the same picture) that each variant is to keep.
 * At this number the pictures together weigh as much as at one quality for all (docs/decisions/pictures-and-films.md#avif-quality-47-adjusted-per-picture).
 */
export const TARGET = 0.959;
/** Steps of AVIF quality at most, in both directions. */
export const REACH = 6;

/** Up to this width a variant is asked for by phones, or stands small: there bytes count for more than the time of a build. */
const WIDEST_SEARCHED = 736;

/**
 * Settings of one picture.
 * Crops for phones are loaded first on slow connections, and shown with two or three pixels per point, so they get more effort.
 * For the widest variants effort 2 saves 1.5 % of the bytes and doubles the time.
 * @param key the picture's key in the manifest
 * @param least effort that nothing falls below: 4 for a release (three pictures: 14 % fewer bytes)
 */
export function settingsFor(key: string, least: number, wall = WALL): Settings {
  const isCrop = key.endsWith('-phone');
  return {
    wall,
    quality: isCrop ? CROP_QUALITY : QUALITY,
    isMeasured: !isCrop && !isShareCard(key),
    effort: (width) => Math.max(least, isCrop ? 3 : width > WIDEST_SEARCHED ? 1 : 2),
  };
}

/** The wall by day (`--background` of the style sheet): what is seen through a transparent picture. */
export const WALL = '#eceee9';

/** The studio's own wall, where `content/brand.yaml` names one; the check tells what is wrong with that file. */
export function wallColour(brand: string | undefined): string {
  const document = brand === undefined ? undefined : parseDocument(brand);
  const own = document?.getIn(['colours', 'day', 'background']);
  return typeof own === 'string' && /^#[0-9a-f]{6}$/i.test(own) ? own.toLowerCase() : WALL;
}

/** Cards of shared links hang on no page of ours: others show them, as one JPEG. */
export const isShareCard = (key: string) => /^share(\/|$)/.test(key);
