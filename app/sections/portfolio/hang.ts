/** How the pictures of a project hang on the twelve columns: each in its own proportion, in rows that step. */
import type { Picture } from '#app/content/types.ts';

/** A place on the wall: how many of twelve columns, and whether it hangs from the row's upper or lower edge. */
export interface Hanging {
  readonly span: number;
  readonly low?: boolean;
  /** Stands in a row of three; on a phone two of them share a line. */
  readonly slim?: boolean;
}

/** A picture that is still to come hangs as a stand-in of 3:2. */
const STAND_IN_RATIO = 1.5;
/** Below this a picture is narrow: it would grow too tall on many columns. */
const NARROW_BELOW = 1.2;

/** From here on a narrow picture is square enough for more than half the wall. */
const SQUARE_FROM = 0.95;

const ratioOf = ({ framed }: Picture) => (framed ? framed.width / framed.height : STAND_IN_RATIO);
const isNarrow = (picture: Picture) => ratioOf(picture) < NARROW_BELOW;

/** Two wide pictures: these take turns, so that no two rows are alike. */
const PAIRS: readonly (readonly [Hanging, Hanging])[] = [
  [{ span: 8 }, { span: 4, low: true }],
  [{ span: 5, low: true }, { span: 7 }],
  [{ span: 7 }, { span: 5 }],
  [{ span: 4 }, { span: 8 }],
];

const slim = (span: number, low?: boolean): Hanging => ({ span, low, slim: true });

function row(pictures: readonly Picture[], turn: number): readonly Hanging[] {
  const narrow = pictures.slice(0, 3).map(isNarrow);
  const [a, b, c] = narrow;
  if (b === undefined) return [{ span: a ? 5 : 9 }];
  // Of four, three in a row would leave one alone.
  const ofThree =
    pictures.length === 3 || (pictures.length > 4 && narrow.filter(Boolean).length > 1);
  if (ofThree) {
    if (a && b && c) return [slim(4), slim(4, true), slim(3)];
    if (!a) return [slim(5), slim(4), slim(3, true)];
    return b ? [slim(4), slim(3, true), slim(5)] : [slim(4), slim(5), slim(3, true)];
  }
  if (a && b)
    return ratioOf(pictures[1]!) < SQUARE_FROM
      ? [{ span: 5 }, { span: 5, low: true }]
      : [{ span: 5 }, { span: 7 }];
  if (a) return [{ span: 4 }, { span: 8 }];
  if (b) return [{ span: 8 }, { span: 4 }];
  return PAIRS[turn % PAIRS.length]!;
}

/**
 * The places of all pictures in their order.
 * @param turn which pair begins, so that neighbouring projects differ
 */
export function hang(pictures: readonly Picture[], turn = 0): Hanging[] {
  if (pictures.length === 0) return [];
  const first = row(pictures, turn);
  return [...first, ...hang(pictures.slice(first.length), turn + 1)];
}
