/** Parts of a file's shape, by their path. */
import type { Path } from '#server/drafts/yaml-path.ts';
import type { Shape } from './schemas.ts';

/** The shape at a path; undefined if there is none. */
export const shapeAt = (shape: Shape, path: Path): Shape | undefined =>
  path.reduce<Shape | undefined>((at, key) => {
    const found = at?.anyOf?.find(({ type }) => type === 'object') ?? at;
    if (typeof key === 'number') return found?.items;
    const own = found?.properties?.[key];
    return (
      own ??
      (typeof found?.additionalProperties === 'object' ? found.additionalProperties : undefined)
    );
  }, shape);

/** The shape of the entries of a list. */
export function entryShape(list: Shape = {}): Shape {
  const { items, additionalProperties } = list;
  return items ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
}

/** Whether a group is valid without the value at this path; if so, an emptied text is removed. */
export function isOptionalAt(shape: Shape, path: Path): boolean {
  const group = shapeAt(shape, path.slice(0, -1));
  const own = group?.anyOf?.find(({ type }) => type === 'object') ?? group;
  const key = String(path.at(-1));
  return own?.properties?.[key] !== undefined && !(own.required ?? []).includes(key);
}

/** For an optional picture, the path to remove with it: that of `{ file, alt }`, or of the name alone. */
export function optionalPicture(shape: Shape, path: Path): Path | null {
  const group = path.slice(0, -1);
  if (path.at(-1) === 'file' && isOptionalAt(shape, group)) return group;
  return isOptionalAt(shape, path) ? path : null;
}
