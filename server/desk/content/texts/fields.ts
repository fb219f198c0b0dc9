/** Makes the fields that the desk shows, in the page's order, from the shape of a file and its values. */
import type { Part } from '#contract/desk/texts.ts';
import { isGroup } from '#contract/group.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { labelsIn } from '#server/labels/label-of.ts';
import { createFieldAt, type Sides } from './field-at.ts';
import { createLists, isNamedShape } from './list-parts.ts';
import {
  extraFields,
  hasPlaceholderFlag,
  matchingShape,
  type Shape,
  type Shapes,
} from './schemas.ts';
import { withSections } from './sections.ts';
import { optionalPicture } from './shape-at.ts';

/** String values that are offered even if they are absent. */
const OFFERED = new Set(['picture', 'colour', 'address', 'day', 'mark', 'fonts']);
/** Films and the hours have their own screens; the letter of the logo is drawn by hand. */
const NOT_SHOWN = new Set(['film', 'outline', 'hours']);

/** A picture with its texts, without other required values. */
const isPictureGroup = ({ properties, required = [] }: Shape) =>
  properties?.file?.tag === 'picture' &&
  required.every((key) => ['file', 'alt', 'caption'].includes(key));
/** An optional text or picture is offered even if it is absent. */
const isOffered = (shape: Shape) =>
  isPictureGroup(shape) || (shape.type === 'string' && (!shape.tag || OFFERED.has(shape.tag)));

export function createFields(name: string, shapes: Shapes, sides: Sides) {
  const { draft, ids } = sides;
  const { labelFor, titleOf } = labelsIn(name);
  const fieldAt = createFieldAt(name, sides);
  const field: typeof fieldAt = (shape, path, over) =>
    fieldAt(shape, path, {
      canBeEmpty: shape.tag === 'picture' && optionalPicture(shapes[name] ?? {}, path) !== null,
      ...over,
    });

  function replaceable(shape: Shape, path: Path): Part[] {
    const label = labelFor(path);
    const over = { label: titleOf(path), hint: label.hint ?? '' };
    const { value: words = {}, placeholder = {} } = shape.properties ?? {};
    if (!isGroup(valueAt(draft, path))) return [field(words, path, over)];
    const flag = field(placeholder, [...path, 'placeholder'], {
      label: `${over.label}: still a sample`,
    });
    const isToShow = flag.value !== '' || (flag.published ?? '') !== '';
    const more = extraFields(shape).map(([key, own]) => field(own, [...path, key]));
    return [field(words, [...path, 'value'], over), ...more, ...(isToShow ? [flag] : [])];
  }

  /** The picture of an absent group: choosing it adds the group. */
  const offeredPicture = (shape: Shape, path: Path): Part[] =>
    shape.properties?.file && isPictureGroup(shape)
      ? [
          field(shape.properties.file, [...path, 'file'], {
            label: titleOf(path),
            hint: labelFor(path).hint ?? '',
          }),
        ]
      : [];

  function partsOf(given: Shape, path: Path): Part[] {
    const value = valueAt(draft, path);
    const shape = matchingShape(given, value);
    if (shape.tag && NOT_SHOWN.has(shape.tag)) return [];
    if (hasPlaceholderFlag(shape)) return replaceable(shape, path);
    if (shape.items) return Array.isArray(value) ? [lists.list(shape, shape.items, path)] : [];
    if (isNamedShape(shape) && lists.isNamed(shape, path))
      return [lists.named(shape.additionalProperties, path)];
    const names = shape.properties ? Object.keys(shape.properties) : Object.keys(value ?? {});
    if (shape.properties || isGroup(shape.additionalProperties)) {
      if (path.length > 0 && !isGroup(value)) return offeredPicture(shape, path);
      const parts = names.flatMap((key) => {
        if (path.length === 0 && key === 'hidden') return [];
        const own = shape.properties?.[key] ?? (shape.additionalProperties as Shape);
        const isThere = valueAt(draft, [...path, key]) !== undefined;
        return isThere || (isOffered(own) && shape.properties) ? partsOf(own, [...path, key]) : [];
      });
      if (path.length === 0 || parts.length === 0) return parts;
      const label = titleOf(path);
      return [{ kind: 'group', path: ids.written(path), label, parts }];
    }
    // Other pairs of numbers are not editable as text.
    if (
      (shape.type === 'array' && shape.tag !== 'point') ||
      (shape.type === undefined && !shape.enum)
    )
      return [];
    return [field(shape, path)];
  }

  const lists = createLists(name, sides, partsOf);
  const hide = (section: string) =>
    field({ type: 'boolean' }, ['hidden', section], { type: 'hide' });
  return withSections(name, partsOf(shapes[name] ?? {}, []), hide);
}
