/** Finds the word that was probably meant. */

/** Number of letters that must be added, dropped, changed or swapped with their neighbour to turn one word into the other. */
function editDistance(a: string, b: string): number {
  let before: readonly number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const [added = 0, dropped = 0, changed = 0] = [row[j - 1], last[j], last[j - 1]];
      const isSwapped = j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? before[j - 2] : undefined;
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(added + 1, dropped + 1, changed + same, (swapped ?? Infinity) + 1);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** The most differences that count as a misspelling. A name that differs only in its number is another name. */
const slipsIn = (word: string) => (word.length < 4 ? 1 : word.length < 9 ? 2 : 3);
const withoutNumbers = (word: string) => word.replaceAll(/\d+/g, '');

/** The most similar candidate, if it is similar enough to be a misspelling. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: { name: string; distance: number } | undefined;
  for (const name of candidates) {
    if (Math.abs(name.length - word.length) > 3) continue;
    const [one, other] = [word.toLowerCase(), name.toLowerCase()];
    const isOtherNumber = one !== other && withoutNumbers(one) === withoutNumbers(other);
    const distance = editDistance(one, other);
    if (isOtherNumber || distance > slipsIn(word)) continue;
    if (!best || distance < best.distance) best = { name, distance };
  }
  return best?.name;
}
