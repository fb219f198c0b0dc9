/** How the pictures of a project's page follow each other: places that come from proportions and order alone. Pure. */

/** Width to height; a picture that is still to come hangs as a stand-in of 3:2. */
export interface Proportion {
  readonly encoded?: { readonly width: number; readonly height: number };
}

/** A place in the stream of eight columns. */
export interface Place {
  /** First column, from 1, and how many. */
  readonly from: number;
  readonly span: number;
  /** Runs on to the edge of the screen. */
  readonly bleed?: true;
  /** Hangs lower than its neighbour in the same row. */
  readonly low?: true;
  /** Shares its row with the one before or after it. */
  readonly paired?: true;
}

export const COLUMNS = 8;
const STAND_IN_RATIO = 1.5;
/** Below this a picture is narrow: over all columns it would be taller than a screen. */
const NARROW_BELOW = 1.2;

const ratioOf = ({ encoded }: Proportion) =>
  encoded ? encoded.width / encoded.height : STAND_IN_RATIO;
export const isNarrow = (picture: Proportion) => ratioOf(picture) < NARROW_BELOW;

const alone = (from: number, span: number): readonly Place[] => [{ from, span }];
const pair = (left: number, low: 'first' | 'second' | 'none'): readonly Place[] => [
  { from: 1, span: left, paired: true, ...(low === 'first' && { low: true }) },
  { from: left + 1, span: COLUMNS - left, paired: true, ...(low === 'second' && { low: true }) },
];

/** How pictures hang that stand alone; `side` is worked out from the one before. */
type Turn = 'bleed' | 'whole' | 'side' | 'pair' | 'pair-turned';

/** Wide pictures alone, and narrow ones after each other, take these in turns. */
const WIDE: readonly Turn[] = ['bleed', 'side', 'whole', 'side'];
const NARROW: readonly Turn[] = ['pair', 'side', 'pair-turned', 'side'];
const WIDE_SPAN = 6;
const NARROW_SPAN = 5;

/** Whose turn it is. */
interface Turns {
  readonly wide: number;
  readonly narrow: number;
  readonly mixed: number;
  /** The last picture that stood at a side stood at the right. */
  readonly atRight: boolean;
}

function hang(turn: Turn | undefined, span: number, atRight: boolean): readonly Place[] {
  if (turn === 'bleed') return [{ from: 1, span: COLUMNS, bleed: true }];
  if (turn === 'whole') return alone(1, COLUMNS);
  if (turn === 'pair') return pair(4, 'second');
  if (turn === 'pair-turned') return pair(4, 'first');
  return alone(atRight ? COLUMNS - span + 1 : 1, span);
}

/** The places of the next row, and whose turn it is then. */
function row(pictures: readonly Proportion[], turns: Turns): readonly [readonly Place[], Turns] {
  const [a, b, c] = pictures.map(isNarrow);
  // One narrow picture between wide ones leans on a wide neighbour every second time, else it stands alone.
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
export function rhythm(pictures: readonly Proportion[]): readonly Place[] {
  const places: Place[] = [];
  let turns: Turns = { wide: 0, narrow: 0, mixed: 0, atRight: true };
  while (places.length < pictures.length) {
    const [next, after] = row(pictures.slice(places.length, places.length + 3), turns);
    places.push(...next);
    turns = after;
  }
  return places;
}

/** How many pictures a printed page shows large. */
const BEST = 4;

/** Which of the places are the largest: the indices of four, in their order. */
export const bestOf = (places: readonly Place[]): readonly number[] =>
  places
    .map(({ span, bleed }, i) => ({ i, size: bleed ? COLUMNS + 1 : span }))
    .sort((a, b) => b.size - a.size || a.i - b.i)
    .slice(0, BEST)
    .map(({ i }) => i)
    .sort((a, b) => a - b);
