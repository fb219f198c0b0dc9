/** Traverses a schema together with a value. */
import type { z } from 'zod';
import { isGroup } from '#contract/group.ts';

type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
};

export const defOf = (shape: z.ZodType) => shape.def as unknown as Def;

/** The schema below this one. A key may be a name such as "constructor", which every object has. */
export function schemaAtKey(
  { shape, element, valueType }: Pick<Def, 'shape' | 'element' | 'valueType'>,
  key: PropertyKey,
): z.ZodType | undefined {
  const own = shape && Object.hasOwn(shape, key) ? shape[String(key)] : undefined;
  return own ?? element ?? valueType;
}

/** The schema without "optional", "default" and transformations. */
function inner(shape: z.ZodType): z.ZodType {
  const { type, innerType, in: before, out } = defOf(shape);
  if (innerType) return inner(innerType);
  if (type === 'pipe' && before && out)
    return inner(defOf(before).type === 'transform' ? out : before);
  return shape;
}

/** The schema of the value at a path; undefined if it is unknown. */
export function shapeAt(shape: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((at, key) => {
    if (!at) return undefined;
    return schemaAtKey(defOf(inner(at)), key);
  }, shape);
}

/** Keys of an object's schema; [] for any other schema. */
export const keysOfSchema = (shape: z.ZodType | undefined): string[] =>
  shape ? Object.keys(defOf(inner(shape)).shape ?? {}) : [];

/** The tags of `.meta({ tag })`: the name of a picture, a film or a page. */
const REFERENCES = ['picture', 'film', 'address'] as const;
type Reference = (typeof REFERENCES)[number];
/** Or a day, a sentence with a number, a colour, a drawing, or opening hours. */
type Tag =
  | Reference
  | 'day'
  | 'counted'
  | 'colour'
  | 'fonts'
  | 'mark'
  | 'point'
  | 'outline'
  | 'hours';
const isReference = (tag: Tag): tag is Reference => REFERENCES.some((one) => one === tag);

interface Tagged {
  readonly tag: Tag;
  readonly value: unknown;
  readonly path: readonly PropertyKey[];
}

/** Every value below this one whose schema has the tag. */
export function taggedValues(
  shape: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): Tagged[] {
  const tag = shape.meta()?.tag as Tag | undefined;
  if (tag) return [{ tag, value, path }];
  const bare = inner(shape);
  if (bare !== shape) return taggedValues(bare, value, path);
  const def = defOf(shape);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const next = schemaAtKey(def, key);
    return next ? taggedValues(next, child, [...path, def.element ? Number(key) : key]) : [];
  });
}

/** The tag of the shape of the value at a path. */
export function tagAt(shape: z.ZodType, path: readonly PropertyKey[]): Tag | undefined {
  const found = shapeAt(shape, path);
  return found && taggedValues(found, '')[0]?.tag;
}

export interface FoundReference {
  readonly refersTo: Reference;
  readonly value: string;
  readonly path: readonly PropertyKey[];
}

/** Every reference in a value of this schema. */
export const referencesIn = (shape: z.ZodType, value: unknown): FoundReference[] =>
  taggedValues(shape, value).flatMap(({ tag, value: written, path }) =>
    isReference(tag) && typeof written === 'string'
      ? [{ refersTo: tag, value: written.trim(), path }]
      : [],
  );

/** A text or number, and what its schema says about it. */
export interface Leaf {
  readonly value: string | number;
  readonly path: readonly PropertyKey[];
  readonly meta: Readonly<Record<string, unknown>>;
}

/** Every text and number below this one that is written, without those with a tag: they have controls and rules of their own. */
export function leavesIn(
  shape: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
  outer: Leaf['meta'] = {},
): Leaf[] {
  const meta = { ...outer, ...shape.meta() };
  const { type, innerType, in: before, out, options, ...def } = defOf(shape);
  const next = innerType ?? (before && out && (defOf(before).type === 'transform' ? out : before));
  if (next) return leavesIn(next, value, path, meta);
  const option = options?.find((one) => (defOf(inner(one)).type === 'object') === isGroup(value));
  if (option) return leavesIn(option, value, path);
  if (meta.tag) return [];
  if (typeof value === 'string' || typeof value === 'number')
    // A value that may be a sample is written as such, or in a group.
    return def.shape?.value
      ? leavesIn(def.shape.value, value, path)
      : type === 'string' || type === 'number'
        ? [{ value, path, meta }]
        : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const below = schemaAtKey(def, key);
    return below ? leavesIn(below, child, [...path, def.element ? Number(key) : key]) : [];
  });
}
