/** A new entry of a list: the fields to be typed; other required values, such as a picture, are copied from another entry. */
import type { BlankField } from '#contract/desk/texts.ts';
import { valueAt } from '#server/drafts/yaml-path.ts';
import { labelFromKey } from '#server/labels/label-of.ts';
import type { RemovedEntry } from './removed-entries.ts';
import { extraFields, hasPlaceholderFlag, matchingShape, type Shape } from './schemas.ts';

/** `{ file, alt }` of a picture that every site has, for the first entry of a list. */
export interface AnyPicture {
  readonly file: string;
  readonly alt: string;
}
/** Initial values of an entry that are not typed. */
interface Beginning {
  readonly picture: AnyPicture;
  /** The name of a film that is not made yet. */
  readonly film: string;
}
const ANY: Beginning = { picture: { file: '', alt: '' }, film: '' };

/** The entry from which a new one copies values; for an empty list a removed one. */
export const templateEntry = (
  entries: readonly unknown[],
  removed: readonly RemovedEntry[],
): unknown => entries.at(-1) ?? removed[0]?.entry;

const isNumber = ({ type }: Shape) => type === 'number' || type === 'integer';
const isMedia = ({ tag }: Shape) => tag === 'picture' || tag === 'film';
/** A value that may be a sample is typed as plain text. */
const isTyped = (shape: Shape) =>
  isNumber(shape) || hasPlaceholderFlag(shape) || (shape.type === 'string' && !isMedia(shape));

/** The fields that every entry has. A value that may be a sample is not listed as required, but is. */
const needed = ({ properties = {}, required = [] }: Shape) =>
  Object.entries(properties).filter(
    ([key, own]) => required.includes(key) || hasPlaceholderFlag(own),
  );

/** Initial value of an entry in an empty list; undefined if there is none. */
function firstOf(shape: Shape, begin: Beginning): unknown {
  if (shape.tag === 'picture') return begin.picture.file;
  if (shape.tag === 'film') return begin.film;
  if (shape.items) return [];
  // A point in a picture: the middle, in per cent.
  if (shape.type === 'array') return [50, 50];
  if (!shape.properties) return undefined;
  if (Object.keys(shape.properties).join() === 'file,alt') return { ...begin.picture };
  const parts = needed(shape).map(([key, own]) => [key, firstOf(own, begin)] as const);
  return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts);
}

function blankField(key: string, shape: Shape, given: BlankLabel): BlankField {
  const { say, offered, ...label } = given;
  if (offered) {
    const labelFor = (name: string) => offered.words[offered.names.indexOf(name)] ?? name;
    return { ...choiceOf(label.label, offered.names, labelFor), ...label, path: key };
  }
  if (shape.enum) return { ...choiceOf(label.label, shape.enum, say), ...label, path: key };
  const { tag } = shape;
  const type = isNumber(shape) ? 'number' : tag === 'address' || tag === 'day' ? tag : 'text';
  return { path: key, ...label, type, choices: [] };
}
/** For a list whose entries are themselves one of these names. */
export const choiceOf = (
  label: string,
  names: readonly string[],
  say: (name: string) => string = labelFromKey,
): BlankField => ({
  path: '',
  label,
  hint: '',
  type: 'choice',
  choices: names.map((value) => ({ value, label: say(value) })),
});
type BlankLabel = Pick<BlankField, 'label' | 'hint'> & {
  /** The site's words for a choice. */
  readonly say?: (name: string) => string;
  readonly offered?: { readonly names: readonly string[]; readonly words: readonly string[] };
};

/** The fields of a new entry to be typed. @param labelOf label of a field; '' is the entry itself */
export function blankOf(
  given: Shape,
  like: unknown,
  labelOf: (key: string) => BlankLabel,
): BlankField[] {
  const shape = matchingShape(given, like);
  if (isMedia(shape)) return [];
  if (isTyped(shape)) return [blankField('', shape, labelOf(''))];
  const all = needed(shape);
  const others = all.filter(([, own]) => !isTyped(own));
  if (like === undefined && others.some(([, own]) => firstOf(own, ANY) === undefined)) return [];
  return all.flatMap(([key, own]) => (isTyped(own) ? [blankField(key, own, labelOf(key))] : []));
}

/** Whether an entry needs no typed value: a picture in a list of pictures, or a list. */
export const needsNoText = ({ tag, items }: Shape) => tag === 'picture' || items !== undefined;

/** Values that are never copied from another entry: a film, and a detail of a picture. */
const isOwn = ({ tag, properties }: Shape) => tag === 'film' || properties?.at !== undefined;

interface Given extends Beginning {
  readonly like: unknown;
  readonly values: Readonly<Record<string, string>>;
}

/** The picture to be shown until the film is made: that of the previous entry, or any. */
function stillOf(like: unknown, { values, picture }: Given): unknown {
  return valueAt(like, ['still']) ?? { ...picture, caption: values.caption ?? picture.alt };
}

/** A new entry from the typed values. Null if they are not enough. */
export function newEntry(given: Shape, begin: Given): unknown {
  const { like, values } = begin;
  const own = matchingShape(given, like);
  if (own.items) return [];
  if (needsNoText(own)) return begin.picture.file;
  const blank = blankOf(given, like, (label) => ({ label, hint: '' }));
  if (blank.length === 0 || blank.some(({ path }) => !values[path]?.trim())) return null;
  if (hasPlaceholderFlag(own) && extraFields(own).length > 0) return { value: values[''] };
  if (blank[0]?.path === '') return values[''];
  const entries = needed(own).map(([key, part]): [string, unknown] => {
    const typed = values[key];
    if (isTyped(part) && typed !== undefined) return [key, isNumber(part) ? Number(typed) : typed];
    const taken = isOwn(part) ? undefined : valueAt(like, [key]);
    return [key, structuredClone(taken ?? firstOf(part, begin))];
  });
  const { film, still } = own.properties ?? {};
  if (film && still) entries.push(['still', structuredClone(stillOf(like, begin))]);
  return Object.fromEntries(entries);
}
