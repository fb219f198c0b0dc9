/** The two shapes in which a page shows a film, and the filters that bring any film into them. */
import { filmLimit } from '#tools/content/film-limits.ts';
import type { Clip } from './ffmpeg.ts';

export interface Shape {
  /** Name of its files, without encoding and ending. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** In bytes, of either encoding. */
  readonly limit: number;
}

export const shapesOf = (film: string): readonly Shape[] =>
  [
    { name: film, width: 1600, height: 900 },
    { name: `${film}-phone`, width: 720, height: 1280 },
  ].map((shape) => ({ ...shape, limit: filmLimit(shape.name) }));

/** More frames a second cost bytes and show nothing in a room. */
const FPS_MAX = 30;
/** A crop this much narrower than it is shown looks soft. */
const SOFT = 0.6;

/**
 * ITU-R BT.2100 (HLG, PQ) to sRGB: what phones call HDR looks grey on the web without it. The reference white of BT.2408,
 * 203 nits, stays white, and all below keeps its lightness; what is brighter is white too, and keeps its hue.
 */
const TO_SDR =
  'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=clip:desat=0,zscale=t=iec61966-2-1:m=bt709:r=tv';

/** A JPEG's numbers are those of BT.601 in full range (JFIF), a film's those of BT.709. */
export const AS_STILL =
  'scale=in_color_matrix=bt709:out_color_matrix=bt601:out_range=pc,format=yuvj444p';

/** Width in pixels of the film that the shape keeps. */
const keptWidth = ({ width, height }: Clip, shape: Shape) =>
  Math.min(width, Math.round((height * shape.width) / shape.height));

export const isSoft = (clip: Clip, shape: Shape) => keptWidth(clip, shape) < shape.width * SOFT;

/** ffmpeg's filters; it has turned the film upright before. `focus` as in the options. */
export function filtersFor({ fps, isHdr }: Clip, { width, height }: Shape, focus: number): string {
  // Half of 60 or 50, and no frame twice.
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
