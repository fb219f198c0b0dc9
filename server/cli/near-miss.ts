/** What somebody meant who mistyped a word. */
import { editDistance } from '#contract/nearest.ts';

/** The nearest of `names` to what was typed, or undefined when none is like it. */
export function nearMiss(typed: string, names: readonly string[]): string | undefined {
  const word = typed.toLowerCase();
  const allowed = Math.min(2, Math.floor(word.length / 2));
  return names
    .map((name) => ({ name, far: name.startsWith(word) ? 0 : editDistance(word, name) }))
    .filter(({ far }) => word.length > 1 && far <= allowed)
    .sort((a, b) => a.far - b.far)[0]?.name;
}
