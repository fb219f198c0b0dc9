/** Where a thing of a list is put down. Pure. */

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const middleX = ({ left, right }: Bounds) => (left + right) / 2;
const middleY = ({ top, bottom }: Bounds) => (top + bottom) / 2;

/** The list with the thing at `from` standing at `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, list[from]!);
  return rest;
}

/** Lines of boxes that stand beside each other, each as indices. */
export function linesOf(boxes: readonly Bounds[]): number[][] {
  const lines: number[][] = [];
  for (const [index, box] of boxes.entries()) {
    const line = lines.at(-1);
    const before = boxes[line?.at(-1) ?? -1];
    if (line && before && box.left > before.left && box.top < before.bottom) line.push(index);
    else lines.push([index]);
  }
  return lines;
}

/** Before which box a point lies, 0 to the number of boxes: in reading order. */
export function gapAt(boxes: readonly Bounds[], x: number, y: number): number {
  let at = 0;
  for (const line of linesOf(boxes)) {
    const bottom = Math.max(...line.map((index) => boxes[index]!.bottom));
    const isLast = line.at(-1) === boxes.length - 1;
    if (line.length === 1 && boxes.length > 1 && isColumn(boxes)) {
      if (y < middleY(boxes[line[0]!]!)) return at;
    } else if (y <= bottom || isLast) {
      return at + line.filter((index) => middleX(boxes[index]!) < x).length;
    }
    at += line.length;
  }
  return at;
}
const isColumn = (boxes: readonly Bounds[]) => linesOf(boxes).length === boxes.length;

/** Where a thing comes to stand that is let go of at a gap. */
export const placeAtGap = (from: number, gap: number) => (gap > from ? gap - 1 : gap);

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** To which index an arrow, Home or End leads from another; null for other keys. */
export function stepped(boxes: readonly Bounds[], from: number, key: string): number | null {
  const last = boxes.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = STEPS[key];
  if (step) return Math.max(0, Math.min(last, from + step));
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const lines = linesOf(boxes);
  const own = lines.findIndex((line) => line.includes(from));
  const line = lines[own + (key === 'ArrowUp' ? -1 : 1)];
  if (!line) return from;
  const x = middleX(boxes[from]!);
  return line.reduce((best, index) =>
    Math.abs(middleX(boxes[index]!) - x) < Math.abs(middleX(boxes[best]!) - x) ? index : best,
  );
}
