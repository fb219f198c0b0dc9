/** Layout of a project's gallery on twelve columns: each picture in its own aspect ratio, in alternating rows. */
import type { Picture } from '#content-model/types.ts';

/** A cell of the gallery. */
interface GalleryCell {
  /** Number of columns, of twelve. */
  readonly span: number;
  /** Aligned to the bottom of the row. */
  readonly low?: boolean;
  /** In a row of three; on a phone two of them share a row. */
  readonly slim?: boolean;
}

/** A missing picture is laid out as a stand-in of 3:2. */
const STAND_IN_RATIO = 1.5;
/** Below this ratio a picture counts as narrow, because over many columns it would be too tall. */
const NARROW_BELOW = 1.2;

/** From this ratio on, a narrow picture may take more than half of the columns. */
const SQUARE_FROM = 0.95;

const ratioOf = ({ encoded }: Picture) =>
  encoded ? encoded.width / encoded.height : STAND_IN_RATIO;
const isNarrow = (picture: Picture) => ratioOf(picture) < NARROW_BELOW;

/** Rows of two wide pictures, used in turn, so that consecutive rows differ. */
const PAIRS: readonly (readonly [GalleryCell, GalleryCell])[] = [
  [{ span: 8 }, { span: 4, low: true }],
  [{ span: 5, low: true }, { span: 7 }],
  [{ span: 7 }, { span: 5 }],
  [{ span: 4 }, { span: 8 }],
];

const slim = (span: number, low?: boolean): GalleryCell => ({ span, low, slim: true });

function row(pictures: readonly Picture[], turn: number): readonly GalleryCell[] {
  const narrow = pictures.slice(0, 3).map(isNarrow);
  const [a, b, c] = narrow;
  if (b === undefined) return [{ span: a ? 5 : 9 }];
  // Three of four in one row would leave a single picture for the next.
  const ofThree =
    pictures.length === 3 || (pictures.length > 4 && narrow.filter(Boolean).length > 1);
  if (ofThree) {
    if (a && b && c) return [slim(4), slim(4, true), slim(3)];
    if (!a) return [slim(5), slim(4), slim(3, true)];
    return b ? [slim(4), slim(3, true), slim(5)] : [slim(4), slim(5), slim(3, true)];
  }
  if (a && b)
    return pictures[1] && ratioOf(pictures[1]) < SQUARE_FROM
      ? [{ span: 5 }, { span: 5, low: true }]
      : [{ span: 5 }, { span: 7 }];
  if (a) return [{ span: 4 }, { span: 8 }];
  if (b) return [{ span: 8 }, { span: 4 }];
  return PAIRS[turn % PAIRS.length] ?? [];
}

/**
 * The cells of all pictures in their order.
 * @param turn index of the first pair; consecutive projects use different ones
 */
export function galleryLayout(pictures: readonly Picture[], turn = 0): GalleryCell[] {
  if (pictures.length === 0) return [];
  const first = row(pictures, turn);
  return [...first, ...galleryLayout(pictures.slice(first.length), turn + 1)];
}
