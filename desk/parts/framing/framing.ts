/** The framing of a picture: the typed values, and its copies. */

import type { Photo } from '#contract/desk/photos.ts';
import type { LibraryPicture } from '#contract/desk/pictures.ts';
import { type EditedValue, useEditedValue } from '../../keep/keep.ts';

export type Point = readonly [number, number];

export interface Framing {
  readonly focus: EditedValue<Point | null>;
  /** The focal point on phones, if it differs. */
  readonly phoneFocus: EditedValue<Point | null>;
  readonly straighten: EditedValue<number>;
}

/** @param path address of the picture's values below /desk/api */
export function useFraming(
  path: string,
  saved: Pick<LibraryPicture | Photo, 'focus' | 'phoneFocus' | 'straighten'>,
): Framing {
  return {
    focus: useEditedValue(`${path}/focus`, saved.focus),
    phoneFocus: useEditedValue(`${path}/phoneFocus`, saved.phoneFocus),
    straighten: useEditedValue(`${path}/straighten`, saved.straighten),
  };
}

/** Addresses of the small copies of one picture. */
export interface Copies {
  /** Not straightened: the screen rotates it. */
  readonly raw: string;
  /** Straightened by the saved angle. */
  readonly framed: string;
  /** The picture that phones show instead. */
  readonly phone?: { readonly src: string; readonly width: number; readonly height: number };
}

/** The stamp of a picture without its angle, which does not change with the angle. */
export const rawStamp = (stamp: string) => stamp.replace(/~.*/, '');

/** "2.5° clockwise". */
export const formatAngle = (degrees: number) =>
  degrees === 0
    ? 'not turned'
    : `${Math.abs(degrees).toFixed(1)}° ${degrees > 0 ? 'clockwise' : 'anticlockwise'}`;
