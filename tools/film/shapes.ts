/** The two shapes of a film on a page, and the ffmpeg filters for them. */
import { filmLimit } from '#content-model/films.ts';
import type { Clip } from './ffmpeg.ts';

export interface Shape {
  /** Name of its files, without encoding and extension. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Maximum size in bytes, for each encoding. */
  readonly limit: number;
}

/** Sizes in pixels, and the maximum of bytes of each. */
export const shapesOf = (film: string): readonly Shape[] =>
  [
    { name: film, width: 1600, height: 900 },
    { name: `${film}-phone`, width: 720, height: 1280 },
  ].map((shape) => ({ ...shape, limit: filmLimit(shape.name) }));

/** More frames per second cost bytes without a visible difference. */
const FPS_MAX = 30;
/** A crop looks soft if its width is below this share of the width at which it is shown. */
const SOFT = 0.6;

/**
 * Converts HDR (ITU-R BT.2100: HLG, PQ) to sRGB; otherwise it looks grey on the web. The reference white of BT.2408,
 * 203 nits, becomes white. Everything darker keeps its lightness; brighter colours are reduced to white and keep their
 * hue.
 */
const TO_SDR =
  'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=clip:desat=0,zscale=t=iec61966-2-1:m=bt709:r=tv';

/** JPEG uses BT.601 with full range (JFIF), films use BT.709. */
export const AS_STILL =
  'scale=in_color_matrix=bt709:out_color_matrix=bt601:out_range=pc,format=yuvj444p';

/** Width of the crop in pixels of the original film. */
const keptWidth = ({ width, height }: Clip, shape: Shape) =>
  Math.min(width, Math.round((height * shape.width) / shape.height));

/** Whether the film has too few pixels for this shape, so that it would look blurred. */
export const isSoft = (clip: Clip, shape: Shape) => keptWidth(clip, shape) < shape.width * SOFT;

/** ffmpeg's filters. ffmpeg has already rotated the film upright. `focus` as in the options. */
export function filtersFor({ fps, isHdr }: Clip, { width, height }: Shape, focus: number): string {
  // Half of 60 or 50, without repeated frames.
  const rate = fps > FPS_MAX ? fps / Math.ceil(fps / FPS_MAX) : fps;
  const ratio = width / height;
  const at = focus / 100;
  return [
    `fps=${rate.toFixed(3)}`,
    ...(isHdr ? [TO_SDR] : []),
    "scale='trunc(iw*sar/2)*2':ih,setsar=1",
    `crop='min(iw,ih*${ratio})':'min(ih,iw/${ratio})':'(iw-ow)*${at}':'(ih-oh)*${at}'`,
    `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709,setsar=1,format=yuv420p`,
  ].join(',');
}
