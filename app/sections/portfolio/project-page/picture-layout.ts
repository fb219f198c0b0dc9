/** Layout of the pictures on a project's page. It depends only on their aspect ratios and their order. Pure. */

/** Aspect ratio; a picture without a file is laid out as a stand-in of 3:2. */
interface Proportion {
  readonly encoded?: { readonly width: number; readonly height: number };
}

/** A place on the grid of eight columns. */
export interface Place {
  /** First column, from 1, and number of columns. */
  readonly from: number;
  readonly span: number;
  /** Extends to the edge of the screen. */
  readonly bleed?: true;
  /** Lower than its neighbour in the same row. */
  readonly low?: true;
  /** Shares its row with the picture before or after it. */
  readonly paired?: true;
}

export const COLUMNS = 8;
const STAND_IN_RATIO = 1.5;
/** Below this ratio a picture counts as narrow, because over all columns it would be taller than a screen. */
const NARROW_BELOW = 1.2;

const ratioOf = ({ encoded }: Proportion) =>
  encoded ? encoded.width / encoded.height : STAND_IN_RATIO;
/** Whether it would be taller than a screen if it were laid out over all columns. */
export const isNarrow = (picture: Proportion) => ratioOf(picture) < NARROW_BELOW;

const alone = (from: number, span: number): readonly Place[] => [{ from, span }];
const pair = (left: number, low: 'first' | 'second' | 'none'): readonly Place[] => [
  { from: 1, span: left, paired: true, ...(low === 'first' && { low: true }) },
  { from: left + 1, span: COLUMNS - left, paired: true, ...(low === 'second' && { low: true }) },
];

/** Layouts of a row; `side` is the opposite of the last side. */
type Turn = 'bleed' | 'whole' | 'side' | 'pair' | 'pair-turned';

/** Rows of wide pictures and of consecutive narrow ones use these in turn. */
const WIDE: readonly Turn[] = ['bleed', 'side', 'whole', 'side'];
const NARROW: readonly Turn[] = ['pair', 'side', 'pair-turned', 'side'];
const WIDE_SPAN = 6;
const NARROW_SPAN = 5;

/** State that the next row depends on: how often each list was used. */
interface Turns {
  readonly wide: number;
  readonly narrow: number;
  readonly mixed: number;
  /** The last single picture at a side was on the right. */
  readonly atRight: boolean;
}

function hang(turn: Turn | undefined, span: number, atRight: boolean): readonly Place[] {
  if (turn === 'bleed') return [{ from: 1, span: COLUMNS, bleed: true }];
  if (turn === 'whole') return alone(1, COLUMNS);
  if (turn === 'pair') return pair(4, 'second');
  if (turn === 'pair-turned') return pair(4, 'first');
  return alone(atRight ? COLUMNS - span + 1 : 1, span);
}

/** The places of the next row, and the state after it. */
function row(pictures: readonly Proportion[], turns: Turns): readonly [readonly Place[], Turns] {
  const [a, b, c] = pictures.map(isNarrow);
  // A narrow picture next to a wide one shares its row every second time; otherwise it is alone.
  const mixes = b !== undefined && a !== b && (a || !c);
  if (mixes && turns.mixed % 2 === 0)
    return [pair(a ? 3 : 5, a ? 'none' : 'second'), { ...turns, mixed: turns.mixed + 1 }];
  const isPair = a && b;
  const turn = a
    ? isPair
      ? NARROW[turns.narrow % NARROW.length]
      : 'side'
    : WIDE[turns.wide % WIDE.length];
  const atRight = turn === 'side' ? !turns.atRight : turns.atRight;
  return [
    hang(turn, a ? NARROW_SPAN : WIDE_SPAN, atRight),
    {
      wide: turns.wide + (a ? 0 : 1),
      narrow: turns.narrow + (isPair ? 1 : 0),
      mixed: turns.mixed + (mixes ? 1 : 0),
      atRight,
    },
  ];
}

/** The places of all pictures in their order. */
export function layOutPictures(pictures: readonly Proportion[]): readonly Place[] {
  const places: Place[] = [];
  let turns: Turns = { wide: 0, narrow: 0, mixed: 0, atRight: true };
  while (places.length < pictures.length) {
    const [next, after] = row(pictures.slice(places.length, places.length + 3), turns);
    places.push(...next);
    turns = after;
  }
  return places;
}

/** Number of pictures that are large in print. */
const BEST = 4;

/** Indices of the four largest places, in their order. */
export const largestPlaces = (places: readonly Place[]): readonly number[] =>
  places
    .map(({ span, bleed }, i) => ({ i, size: bleed ? COLUMNS + 1 : span }))
    .sort((a, b) => b.size - a.size || a.i - b.i)
    .slice(0, BEST)
    .map(({ i }) => i)
    .sort((a, b) => a - b);
