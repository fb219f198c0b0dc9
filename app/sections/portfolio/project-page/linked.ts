/** Finds the names of materials in a sentence, so that they can be links. Pure; it runs in the browser too. */

/** A material as it is called in sentences; the first name that is found becomes its link. */
export interface LinkedName {
  readonly slug: string;
  readonly name: string;
  readonly words: readonly string[];
}

/** Words of the text, or a place of it that names a material. */
export type Part = string | { readonly slug: string; readonly text: string };

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Place {
  readonly slug: string;
  readonly from: number;
  readonly to: number;
}

/** Where a material is named first, by the longest of its names. */
function placeOf(text: string, { slug, name, words }: LinkedName): Place | undefined {
  const names = [name, ...words].sort((a, b) => b.length - a.length);
  for (const word of names) {
    // One or several: "tile" is named by "tiles" too.
    const pattern = new RegExp(`(?<!\\p{L})${escaped(word)}s?(?!\\p{L})`, 'iu');
    const found = pattern.exec(text);
    if (found) return { slug, from: found.index, to: found.index + found[0].length };
  }
  return undefined;
}

/** The sentence in parts; where two names overlap, the longer one is the link. */
export function linked(text: string, materials: readonly LinkedName[]): Part[] {
  const found: Place[] = [];
  const longestFirst = materials
    .flatMap((material) => placeOf(text, material) ?? [])
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  for (const place of longestFirst)
    if (!found.some(({ from, to }) => place.from < to && from < place.to)) found.push(place);
  found.sort((a, b) => a.from - b.from);
  const parts: Part[] = [];
  let end = 0;
  for (const { slug, from, to } of found) {
    if (from > end) parts.push(text.slice(end, from));
    parts.push({ slug, text: text.slice(from, to) });
    end = to;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
