/** Framing of pictures. A straightened photo is turned by a small angle, then cropped so that no empty corner shows. */

/** The framing of pictures below `content/media/`; that of a project's photos is in its `project.yaml`. */
export const FRAMING_FILE = 'content/pictures.yaml';

/** Degrees to either side. */
export const STRAIGHTEN_MAX = 5;

/**
 * How much of width and height is left: the largest rectangle of the photo's own proportion inside the turned photo.
 * @param degrees clockwise
 * @returns 0 to 1
 */
export function partLeft(width: number, height: number, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const ratio = Math.max(width / height, height / width);
  return 1 / (Math.cos(angle) + ratio * Math.sin(angle));
}
