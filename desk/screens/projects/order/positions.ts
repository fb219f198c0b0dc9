/** Positions in a list while an item is moved. Pure. */

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const middleX = ({ left, right }: Bounds) => (left + right) / 2;
const middleY = ({ top, bottom }: Bounds) => (top + bottom) / 2;

/** The list with its item at `from` moved to `to`. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, ...list.slice(from, from + 1));
}

interface Numbered {
  readonly index: number;
  readonly box: Bounds;
}

/** Groups boxes that are side by side into lines. */
export function rowsOfBoxes(boxes: readonly Bounds[]): Numbered[][] {
  const lines: Numbered[][] = [];
  for (const [index, box] of boxes.entries()) {
    const line = lines.at(-1);
    const before = line?.at(-1)?.box;
    if (line && before && box.left > before.left && box.top < before.bottom)
      line.push({ index, box });
    else lines.push([{ index, box }]);
  }
  return lines;
}

/** The index of the box before which a point is, from 0 to the number of boxes, in reading order. */
export function gapAt(boxes: readonly Bounds[], x: number, y: number): number {
  const lines = rowsOfBoxes(boxes);
  const isColumn = lines.length === boxes.length && boxes.length > 1;
  let at = 0;
  for (const line of lines) {
    const bottom = Math.max(...line.map(({ box }) => box.bottom));
    const isPast = isColumn ? line.every(({ box }) => y >= middleY(box)) : y > bottom;
    if (isColumn && !isPast) return at;
    if (!isColumn && (!isPast || line === lines.at(-1)))
      return at + line.filter(({ box }) => middleX(box) < x).length;
    at += line.length;
  }
  return at;
}

/** The new index of an item that is dropped at a gap. */
export const positionAtGap = (from: number, gap: number) => (gap > from ? gap - 1 : gap);

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The index that an arrow key, Home or End leads to; null for other keys. */
export function stepIndex(boxes: readonly Bounds[], from: number, key: string): number | null {
  const last = boxes.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = STEPS[key];
  if (step) return Math.max(0, Math.min(last, from + step));
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const lines = rowsOfBoxes(boxes);
  const own = lines.findIndex((line) => line.some(({ index }) => index === from));
  const line = lines[own + (key === 'ArrowUp' ? -1 : 1)];
  const start = boxes[from];
  if (!line || !start) return from;
  const distance = ({ box }: Numbered) => Math.abs(middleX(box) - middleX(start));
  return line.reduce((best, other) => (distance(other) < distance(best) ? other : best)).index;
}
