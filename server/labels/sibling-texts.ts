/** The texts that belong to a picture in the content: `{ file, alt }`, `{ file, alt, caption }`, or a group with a caption around it. */
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';

/** Where they are, for the path of a picture's name; null where the place has none. */
export function siblingPaths(
  value: unknown,
  path: Path,
): { alt: Path | null; caption: Path | null } {
  if (path.at(-1) !== 'file') return { alt: null, caption: null };
  const captions = [-1, -2].map((end): Path => [...path.slice(0, end), 'caption']);
  return {
    alt: [...path.slice(0, -1), 'alt'],
    caption: captions.find((at) => typeof valueAt(value, at) === 'string') ?? null,
  };
}

/** The texts themselves: '' for an empty one, null where the place has none. */
export function siblingTexts(value: unknown, path: Path) {
  const { alt, caption } = siblingPaths(value, path);
  return {
    alt: alt ? String(valueAt(value, alt) ?? '') : null,
    caption: caption ? String(valueAt(value, caption)) : null,
  };
}
