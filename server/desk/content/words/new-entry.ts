/** A new entry of a list: the texts that it asks for; what else it needs, such as a picture, it takes from another entry. */
import { titled } from '#server/labels/label-of.ts';
import type { RemovedEntry } from './removed-entries.ts';
import { extraFields, hasPlaceholderFlag, matchingShape, type Shape } from './schemas.ts';

/** `{ file, alt }` of a picture that every site has; the first entry of a list begins with it. */
export interface AnyPicture {
  readonly file: string;
  readonly alt: string;
}

/** The entry from which a new one takes what is not typed; of an empty list one that was removed from it. */
export const likeOf = (entries: readonly unknown[], removed: readonly RemovedEntry[]): unknown =>
  entries.at(-1) ?? removed[0]?.entry;

const isNumber = ({ type }: Shape) => type === 'number' || type === 'integer';

/** What an entry begins with where there is no other; undefined where there is no such value. */
function firstOf(shape: Shape, { file, alt }: AnyPicture): unknown {
  if (shape.tag === 'picture') return file;
  if (shape.items) return [];
  if (Object.keys(shape.properties ?? {}).join() === 'file,alt') return { file, alt };
  return undefined;
}
const canBegin = (shape: Shape = {}) => firstOf(shape, { file: '', alt: '' }) !== undefined;

/** The texts that a new entry needs. */
export function blankOf(given: Shape, like: unknown): { path: string; label: string }[] {
  const shape = matchingShape(given, like);
  if (shape.tag === 'picture' || shape.tag === 'film') return [];
  if (shape.type === 'string') return [{ path: '', label: 'Text' }];
  if (hasPlaceholderFlag(shape)) return [{ path: '', label: 'Text' }];
  const required = shape.required ?? [];
  const typed = required.filter((key) => {
    const own = shape.properties?.[key] ?? {};
    return isNumber(own) || (own.type === 'string' && own.tag !== 'film' && own.tag !== 'picture');
  });
  const others = required.filter((key) => !typed.includes(key));
  if (like === undefined && !others.every((key) => canBegin(shape.properties?.[key]))) return [];
  return typed.map((key) => ({ path: key, label: titled(key) }));
}

interface Given {
  readonly like: unknown;
  readonly values: Readonly<Record<string, string>>;
  readonly picture: AnyPicture;
}

/** A new entry of its texts. Null where they are not enough. */
export function newEntry(given: Shape, { like, values, picture }: Given): unknown {
  const blank = blankOf(given, like);
  if (blank.length === 0 || blank.some(({ path }) => !values[path]?.trim())) return null;
  const own = matchingShape(given, like);
  if (hasPlaceholderFlag(own) && extraFields(own).length > 0) return { value: values[''] };
  if (blank[0]?.path === '') return values[''];
  const { required = [], properties = {} } = own;
  return Object.fromEntries(
    required.map((key) => {
      const typed = values[key];
      if (typed !== undefined)
        return [key, isNumber(properties[key] ?? {}) ? Number(typed) : typed];
      const taken = (like as Record<string, unknown> | undefined)?.[key];
      return [key, structuredClone(taken ?? firstOf(properties[key] ?? {}, picture))];
    }),
  );
}
