/** From the shape of a file, and what stands in it, to the fields that the desk shows, in the page's order. */
import { createHash } from 'node:crypto';
import type { Field, List, Part } from '#contract/desk/words.ts';
import { pairEntries } from '#server/drafts/pair-entries.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { labelsIn } from '#server/labels/label-of.ts';
import type { EntryIds } from './entry-ids.ts';
import { blankOf, likeOf } from './new-entry.ts';
import { nameOfEntry, type RemovedEntry } from './removed-entries.ts';
import { besides, chosen, isGroup, isReplaceable, type Shape, type Shapes } from './schemas.ts';
import { withSections } from './sections.ts';

/** Letters that fit where nothing else is said, by the last name of the path. */
const LIMITS: Readonly<Record<string, number>> = {
  headline: 48,
  heading: 56,
  title: 60,
  label: 44,
  button: 24,
  lead: 180,
  description: 220,
  caption: 90,
  note: 160,
  question: 90,
  alt: 260,
};
const LIMIT = 400;
/** A text that the site shows already may be that long. */
const limitFor = (key: string, published: string | null) =>
  Math.max(LIMITS[key] ?? LIMIT, published?.length ?? 0);

export const revisionOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('hex')
    .slice(0, 12);

/** A value as it stands in a field. */
export const shown = (value: unknown): string =>
  value === undefined || value === null || value === false
    ? ''
    : value === true
      ? 'yes'
      : String(value);

/** Of what is named by a string: chosen in Words though it is not there yet. */
const OFFERED = new Set(['picture', 'colour', 'address', 'mark', 'fonts']);
/** Films and the hours have screens of their own; the letter of the mark is drawn by hand. */
const NOT_SHOWN = new Set(['film', 'outline', 'hours']);

/** A picture with its description, which needs nothing else. */
const isPictureGroup = ({ properties, required = [] }: Shape) =>
  properties?.file?.tag === 'picture' && required.every((key) => ['file', 'alt'].includes(key));
/** A text or picture that a group may do without is offered though it is not there yet. */
const isOffered = (shape: Shape) =>
  isPictureGroup(shape) || (shape.type === 'string' && (!shape.tag || OFFERED.has(shape.tag)));

interface Sides {
  readonly draft: unknown;
  readonly published: unknown;
  readonly ids: EntryIds;
  readonly removed?: readonly RemovedEntry[];
  /** True: no longer the demonstration, which has the words of the specification. */
  readonly isOwn: boolean;
}

function typeOf({ enum: choices, type, tag }: Shape): Field['type'] {
  if (tag === 'picture' || tag === 'colour' || tag === 'mark' || tag === 'fonts') return tag;
  if (choices) return 'choice';
  if (type === 'boolean') return 'flag';
  return type === 'number' || type === 'integer' ? 'number' : 'text';
}

/** Returns the function that makes the field at a path. */
function createFieldAt(name: string, { draft, published, ids, isOwn }: Sides) {
  const { labelFor, titleOf } = labelsIn(name);

  /** What the site says there: an entry is compared with itself, wherever it stood. */
  function publishedAt(path: Path): unknown {
    let [mine, theirs] = [draft, published];
    for (const key of path) {
      const isList = Array.isArray(mine) && Array.isArray(theirs) && typeof key === 'number';
      const at = isList ? pairEntries(theirs as unknown[], mine as unknown[])[key] : key;
      if (at === undefined) return undefined;
      mine = valueAt(mine, [key]);
      theirs = valueAt(theirs, [at]);
    }
    return theirs;
  }

  /** Of an entry, which may have moved: its own words if they are the standard, else the first that no entry has. */
  function standardAt(path: Path, standard?: string | readonly string[]): string | null {
    if (standard === undefined || typeof standard === 'string') return standard ?? null;
    const at = path.findLastIndex((key) => typeof key === 'number');
    const entries = valueAt(draft, path.slice(0, at)) as readonly unknown[];
    const used = entries.map((entry) => valueAt(entry, path.slice(at + 1)));
    const own = valueAt(draft, path);
    return (
      standard.find((one) => one === own) ?? standard.find((one) => !used.includes(one)) ?? null
    );
  }

  return (shape: Shape, path: Path, over: Partial<Field> = {}): Field => {
    const value = valueAt(draft, path);
    const before = publishedAt(path);
    const label = labelFor(path);
    const shownBefore = before === undefined ? null : shown(before);
    const type = typeOf(shape);
    const letter = type === 'mark' && valueAt(draft, [...path.slice(0, -1), 'letter']);
    return {
      kind: 'field',
      path: ids.written(path),
      place: path.join('.'),
      label: titleOf(path),
      hint: label.hint ?? '',
      type,
      choices: letter ? [shown(letter)] : (shape.enum ?? []),
      value: shown(value),
      published: shownBefore,
      revision: revisionOf(shown(value)),
      limit:
        type === 'text' ? (label.limit ?? limitFor(String(path.at(-1) ?? ''), shownBefore)) : null,
      standard: isOwn ? null : standardAt(path, label.standard),
      locked: label.locked ?? null,
      canBeEmpty: false,
      ...over,
    };
  };
}

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
    const more = besides(shape).map(([key, own]) => field(own, [...path, key]));
    return [field(words, [...path, 'value'], over), ...more, ...(isToShow ? [flag] : [])];
  }

  /** Not merely one part inside of it. */
  const isWhole = (part: Part, at: Path) =>
    [ids.written(at), `${ids.written(at)}.value`].includes(part.path);

  function list(shape: Shape, items: Shape, path: Path): List {
    const entries = valueAt(draft, path) as unknown[];
    const label = labelFor(path);
    const gone = (sides.removed ?? []).filter((one) => one.list === ids.written(path));
    const blank = blankOf(items, likeOf(entries, gone));
    const isFixed = label.isFixed === true;
    return {
      kind: 'list',
      path: ids.written(path),
      label: titleOf(path),
      entry: label.entry ?? 'Entry',
      canAdd: !isFixed && blank.length > 0 && entries.length < (shape.maxItems ?? 60),
      canMove: !isFixed && entries.length > 1,
      canRemove: !isFixed && entries.length > (shape.minItems ?? 0),
      blank,
      removed: gone.map(({ id, entry }) => ({ id, name: nameOfEntry(entry) })),
      entries: entries.flatMap((_, i): Part[] => {
        const parts = partsOf(items, [...path, i]);
        const own = titleOf([...path, i]);
        // The entry itself is a field, a group or a list: it is called by its number.
        const [only] = parts;
        if (parts.length === 1 && only && only.path.split('.').length <= path.length + 2)
          return isWhole(only, [...path, i]) ? [{ ...only, label: own }] : parts;
        return [{ kind: 'group' as const, path: ids.written([...path, i]), label: own, parts }];
      }),
    };
  }

  /** Of a group that is not there, its picture: chosen, it brings the group along. */
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
    const shape = chosen(given, value);
    if (shape.tag && NOT_SHOWN.has(shape.tag)) return [];
    if (isReplaceable(shape)) return replaceable(shape, path);
    if (shape.items) return Array.isArray(value) ? [list(shape, shape.items, path)] : [];
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
    if (shape.type === undefined && !shape.enum) return [];
    return [field(shape, path)];
  }

  const hide = (section: string) =>
    field({ type: 'boolean' }, ['hidden', section], { type: 'hide' });
  return withSections(name, partsOf(shapes[name] ?? {}, []), hide);
}

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

/** Whether a group is whole without the value at this path: emptied, such a text is taken out. */
export function mayLack(shape: Shape, path: Path): boolean {
  const group = shapeAt(shape, path.slice(0, -1));
  const own = group?.anyOf?.find(({ type }) => type === 'object') ?? group;
  const key = String(path.at(-1));
  return own?.properties?.[key] !== undefined && !(own.required ?? []).includes(key);
}

/** Where a page may do without this picture, the path of what goes with it: that of `{ file, alt }`, or of the name alone. */
export function optionalPicture(shape: Shape, path: Path): Path | null {
  const group = path.slice(0, -1);
  if (path.at(-1) === 'file' && mayLack(shape, group)) return group;
  return mayLack(shape, path) ? path : null;
}

export function allFields(parts: readonly Part[]): Field[] {
  return parts.flatMap((part) =>
    part.kind === 'field'
      ? [part]
      : [
          ...(part.hide ? [part.hide] : []),
          ...allFields(part.kind === 'group' ? part.parts : part.entries),
        ],
  );
}
export const allLists = (parts: readonly Part[]): List[] =>
  parts.flatMap((part) =>
    part.kind === 'field'
      ? []
      : part.kind === 'group'
        ? allLists(part.parts)
        : [part, ...allLists(part.entries)],
  );
