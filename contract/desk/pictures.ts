/** What the picture library and the server exchange, as JSON. */
import type { Revised } from './projects.ts';

/** A place on the site that shows a picture. */
export interface PictureUse {
  /** File of the content without ".yaml" and path of the field, as Words names them; null for a picture of a project. */
  readonly field: { readonly file: string; readonly path: string } | null;
  /** "About, Founder 1, Photo". */
  readonly label: string;
  /** The desk's screen where it is changed. */
  readonly href: string;
  /** Its description there; null where the place has none of its own. */
  readonly alt: string | null;
  /** The text below it there; null where the place shows none. */
  readonly caption: string | null;
}

export const PICTURE_VARIANTS = ['night', 'phone'] as const;
export type PictureVariant = (typeof PICTURE_VARIANTS)[number];
type VariantPicture = Pick<LibraryPicture, 'key' | 'width' | 'height' | 'stamp'>;

/** How the name of a picture ends that stands in for another one, also for a crop for phones of a night picture. */
const STANDS_IN = /-(phone|night|night-phone)$/;
/**
 * The picture that one stands in for, where `has` knows that one; else itself: the name of a photo may have such an
 * ending too.
 */
export const ownerOf = (name: string, has: (name: string) => boolean): string =>
  [name.replace(STANDS_IN, ''), name.replace(/-phone$/, '')].find(has) ?? name;

export interface LibraryPicture {
  /** What the content calls it: "founders/1", "patil-residence/03". */
  readonly key: string;
  /** Pixels, as it is seen. */
  readonly width: number;
  readonly height: number;
  /** Changes with the file's bytes. */
  readonly stamp: string;
  /** Address of its framing below /desk/api, to which the name of the value is added: "/focus". */
  readonly framingPath: string;
  /** What crops keep in sight, in parts of width and height from the upper left; `null`: the middle. */
  readonly focus: Revised<readonly [number, number] | null>;
  /** The same on phones; `null`: as `focus`. */
  readonly phoneFocus: Revised<readonly [number, number] | null>;
  /** Degrees by which it is turned clockwise; 0 as it was taken. */
  readonly straighten: Revised<number>;
  /** What is shown in its place in the dark scheme and on phones, where it has pictures of their own for these. */
  readonly variants: Readonly<Partial<Record<PictureVariant, VariantPicture>>>;
  /** "Patil residence" for a picture of a project, else "Pages". */
  readonly group: string;
  /** What it shows, where somebody has described it. */
  readonly alt: string;
  readonly uses: readonly PictureUse[];
  /** Nothing shows it, and it belongs to no project. */
  readonly canRemove: boolean;
}

export interface Library {
  readonly pictures: readonly LibraryPicture[];
  /** Keys of removed pictures that can be restored, the last removed first. */
  readonly removed: readonly string[];
}

/** Answer to an upload: the picture, and what was done to it ("It was turned upright."). */
export interface AddedPicture {
  readonly picture: LibraryPicture;
  readonly notes: readonly string[];
}

/** Shows another picture in some places. A place that shows a third one meanwhile is left alone. */
export interface PictureSwap {
  /** '' for places without a picture. */
  readonly from: string;
  /** '' leaves the places without a picture: refused where they need one. */
  readonly to: string;
  readonly fields: readonly {
    readonly file: string;
    readonly path: string;
    /** The description there, where the place has one; without it, it stays, or is the published one with the published picture. */
    readonly alt?: string | undefined;
    /** The text below it there, likewise. */
    readonly caption?: string | undefined;
  }[];
}
export interface Swapped {
  /** Places that were changed. */
  readonly changed: number;
}
