/** What somebody meant who mistyped a word. */

/** How many letters must be added, dropped, changed or swapped with their neighbour to make one word of the other. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 1; j <= b.length; j += 1) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const row = rows[i]!;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
      );
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1);
    }
  }
  return rows[a.length]![b.length]!;
}

/** The nearest of `names` to what was typed, or undefined when none is like it. */
export function nearMiss(typed: string, names: readonly string[]): string | undefined {
  const word = typed.toLowerCase();
  const allowed = Math.min(2, Math.floor(word.length / 2));
  return names
    .map((name) => ({ name, far: name.startsWith(word) ? 0 : distance(word, name) }))
    .filter(({ far }) => word.length > 1 && far <= allowed)
    .sort((a, b) => a.far - b.far)[0]?.name;
}
