/** How the pictures of a project's page follow each other: places that come from proportions and order alone. Pure. */

/** Width to height; a picture that is still to come hangs as a stand-in of 3:2. */
export interface Proportion {
  readonly framed?: { readonly width: number; readonly height: number };
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

export const ratioOf = ({ framed }: Proportion) =>
  framed ? framed.width / framed.height : STAND_IN_RATIO;
export const isNarrow = (picture: Proportion) => ratioOf(picture) < NARROW_BELOW;

const alone = (from: number, span: number): readonly Place[] => [{ from, span }];
const pair = (left: number, low: 'first' | 'second' | 'none'): readonly Place[] => [
  { from: 1, span: left, paired: true, ...(low === 'first' && { low: true }) },
  { from: left + 1, span: COLUMNS - left, paired: true, ...(low === 'second' && { low: true }) },
];

/** A wide picture alone: these take turns. */
const WIDE: readonly (readonly Place[])[] = [
  [{ from: 1, span: COLUMNS, bleed: true }],
  alone(1, 6),
  alone(1, COLUMNS),
  alone(3, 6),
];
/** Narrow pictures in a row: two, one, two the other way round, one on the other side. */
const NARROW: readonly (readonly Place[])[] = [
  pair(4, 'second'),
  alone(4, 5),
  pair(4, 'first'),
  alone(1, 5),
];

interface Turns {
  readonly wide: number;
  readonly narrow: number;
  readonly mixed: number;
}

/** The places of the next row, and whose turn it was. */
function row(pictures: readonly Proportion[], turns: Turns): readonly [readonly Place[], Turns] {
  const [a, b, c] = pictures.map(isNarrow);
  if (a && b) {
    const places = NARROW[turns.narrow % NARROW.length]!;
    return [places, { ...turns, narrow: turns.narrow + 1 }];
  }
  // One narrow picture between wide ones leans on a wide neighbour every second time, else it stands alone.
  const mixes = a !== b && b !== undefined && (a || !c) && turns.mixed % 2 === 0;
  if (mixes) return [pair(a ? 3 : 5, a ? 'none' : 'second'), { ...turns, mixed: turns.mixed + 1 }];
  if (a) {
    const places = alone(turns.mixed % 4 < 2 ? 4 : 1, 5);
    return [places, { ...turns, mixed: turns.mixed + 1 }];
  }
  return [WIDE[turns.wide % WIDE.length]!, { ...turns, wide: turns.wide + 1 }];
}

/** The places of all pictures in their order. */
export function rhythm(pictures: readonly Proportion[]): readonly Place[] {
  const places: Place[] = [];
  let turns: Turns = { wide: 0, narrow: 0, mixed: 0 };
  while (places.length < pictures.length) {
    const [next, after] = row(pictures.slice(places.length, places.length + 3), turns);
    places.push(...next);
    turns = after;
  }
  return places;
}
