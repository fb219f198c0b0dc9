/** What the picture library and the server exchange, as JSON. */
import type { Photo } from './photos.ts';

/** Letters of a description or a caption. */
export const ALT_MAX = 320;

/** A place on the site that shows a picture. */
export interface PictureUse {
  /** Content file without ".yaml" and path of the field, as in *Texts*; null for a picture of a project. */
  readonly field: { readonly file: string; readonly path: string } | null;
  /** "About, Founder 1, Photo". */
  readonly label: string;
  /** The desk's screen where it is changed. */
  readonly href: string;
  /** Its description there; null if the place has no description of its own. */
  readonly alt: string | null;
  /** The text below it there; null if the place shows none. */
  readonly caption: string | null;
}

export const PICTURE_VARIANTS = ['night', 'phone'] as const;
export type PictureVariant = (typeof PICTURE_VARIANTS)[number];
type VariantPicture = Pick<LibraryPicture, 'key' | 'width' | 'height' | 'stamp'>;

/** Suffixes of names of pictures that replace another one, including a phone crop of a night picture. */
const STANDS_IN = /-(phone|night|night-phone)$/;
/**
 * The picture that this one replaces, if `has` knows that one; else the name itself, because the name of a photo may have such a
 * suffix too.
 */
export const originalOf = (name: string, has: (name: string) => boolean): string =>
  [name.replace(STANDS_IN, ''), name.replace(/-phone$/, '')].find(has) ?? name;

export interface LibraryPicture
  extends Pick<Photo, 'width' | 'height' | 'stamp' | 'focus' | 'phoneFocus' | 'straighten'> {
  /** Its key in the content: "founders/1", "patil-residence/03". */
  readonly key: string;
  /** Address of its framing below /desk/api, to which the value's name is added: "/focus". */
  readonly framingPath: string;
  /** Pictures that replace it in the dark scheme and on phones, if there are any. */
  readonly variants: Readonly<Partial<Record<PictureVariant, VariantPicture>>>;
  /** "Patil residence" for a picture of a project, else "Pages". */
  readonly group: string;
  /** Its description, if it has one. */
  readonly alt: string;
  readonly uses: readonly PictureUse[];
  /** No page shows it, and it belongs to no project. */
  readonly canRemove: boolean;
}

export interface Library {
  readonly pictures: readonly LibraryPicture[];
  /** Keys of removed pictures that can be restored, the latest first. */
  readonly removed: readonly string[];
}

/** Response to an upload: the picture, and how it was changed ("It was turned upright."). */
export interface AddedPicture {
  readonly picture: LibraryPicture;
  readonly notes: readonly string[];
}

/** Shows another picture in some places. A place that shows a third picture by now is left unchanged. */
export interface PictureSwap {
  /** '' for places without a picture. */
  readonly from: string;
  /** '' removes the picture from the places; refused if they need one. */
  readonly to: string;
  readonly fields: readonly {
    readonly file: string;
    readonly path: string;
    /** The description there, if the place has one; if absent, it stays, or becomes the published one with the published picture. */
    readonly alt?: string | undefined;
    /** The text below it there, by the same rule. */
    readonly caption?: string | undefined;
  }[];
}
export interface SwapResult {
  readonly changed: number;
}
