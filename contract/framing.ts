/** Framing of pictures. A straightened photo is turned by a small angle, then cropped so that no empty corner shows. */

/** The file with the framing of pictures in `content/media/`; that of a project's photos is in its `project.yaml`. */
export const FRAMING_FILE = 'content/pictures.yaml';

/** Maximum rotation in degrees, in both directions. */
export const STRAIGHTEN_MAX = 5;

/**
 * The share of width and height that remains: the largest rectangle with the photo's proportions inside the rotated
 * photo.
 * @param degrees clockwise
 * @returns 0 to 1
 */
export function remainingShare(width: number, height: number, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const ratio = Math.max(width / height, height / width);
  return 1 / (Math.cos(angle) + ratio * Math.sin(angle));
}
