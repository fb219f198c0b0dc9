/** A picture that is framed: the values that are typed, and its copies. */

import type { Photo } from '#contract/desk/photos.ts';
import type { LibraryPicture } from '#contract/desk/pictures.ts';
import { type Field, useKept } from '../../keep/keep.ts';

export type Point = readonly [number, number];

export interface Framing {
  readonly focus: Field<Point | null>;
  /** On phones, where it is another one. */
  readonly phoneFocus: Field<Point | null>;
  readonly straighten: Field<number>;
}

/** @param path address of the picture's values below /desk/api */
export function useFraming(
  path: string,
  saved: Pick<LibraryPicture | Photo, 'focus' | 'phoneFocus' | 'straighten'>,
): Framing {
  return {
    focus: useKept(`${path}/focus`, saved.focus),
    phoneFocus: useKept(`${path}/phoneFocus`, saved.phoneFocus),
    straighten: useKept(`${path}/straighten`, saved.straighten),
  };
}

/** Addresses of the small copies of one picture. */
export interface Copies {
  /** As it was taken: the screen turns it. */
  readonly raw: string;
  /** Straightened as it is saved. */
  readonly framed: string;
  /** The picture that phones show in its place. */
  readonly phone?: { readonly src: string; readonly width: number; readonly height: number };
}

/** The mark of a picture as it was taken, which another angle does not change. */
export const rawStamp = (stamp: string) => stamp.replace(/~.*/, '');

/** "2.5° clockwise". */
export const sayAngle = (degrees: number) =>
  degrees === 0
    ? 'not turned'
    : `${Math.abs(degrees).toFixed(1)}° ${degrees > 0 ? 'clockwise' : 'anticlockwise'}`;
