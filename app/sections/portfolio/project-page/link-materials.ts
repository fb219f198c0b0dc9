/** Finds names of materials in a sentence, so that they can become links. Pure; it also runs in the browser. */

/** A material and its names in sentences; its first occurrence becomes the link. */
export interface MaterialName {
  readonly slug: string;
  readonly name: string;
  readonly words: readonly string[];
}

/** Plain text, or text that names a material. */
type Part = string | { readonly slug: string; readonly text: string };

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Place {
  readonly slug: string;
  readonly from: number;
  readonly to: number;
}

/** The first occurrence of a material, by the longest of its names. */
function placeOf(text: string, { slug, name, words }: MaterialName): Place | undefined {
  const names = [name, ...words].sort((a, b) => b.length - a.length);
  for (const word of names) {
    // Singular or plural: "tile" also matches "tiles".
    const pattern = new RegExp(`(?<!\\p{L})${escaped(word)}s?(?!\\p{L})`, 'iu');
    const found = pattern.exec(text);
    if (found) return { slug, from: found.index, to: found.index + found[0].length };
  }
  return undefined;
}

/** Splits a sentence; if two names overlap, the longer one becomes the link. */
export function linkMaterials(text: string, materials: readonly MaterialName[]): Part[] {
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
