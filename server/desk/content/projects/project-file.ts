/** Reads `project.yaml` of the draft, and writes one value of it. Comments and order stay. */
import { isMap, parseDocument } from 'yaml';
import { z } from 'zod';
import { PICTURE_KINDS, STAGES } from '#contract/picture-kinds.ts';
import { FACTS, forEachText, PHOTO_TEXTS } from '#contract/project-texts.ts';
import { stemOf } from '#pictures/sources.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { withoutKey, withValue } from '../texts/write.ts';

const optionalText = z.string().optional().catch(undefined);
const files = z.array(z.coerce.string()).catch([]);
const point = z.tuple([z.number(), z.number()]).optional().catch(undefined);
const photo = z
  .object({
    ...forEachText(PHOTO_TEXTS, () => optionalText),
    materials: files.optional(),
    focus: point,
    phoneFocus: point,
    straighten: z.number().optional().catch(undefined),
    stage: z.enum(STAGES).optional().catch(undefined),
  })
  .catch({});

const shape = z.object({
  title: optionalText,
  kind: z.enum(PICTURE_KINDS).catch('photograph'),
  order: z.number().catch(99),
  hidden: z.boolean().catch(false),
  placeholder: z.boolean().catch(false),
  address: optionalText,
  former: files,
  summary: optionalText,
  sequence: files,
  cover: optionalText,
  nightCover: optionalText,
  consent: z.object({ on: z.coerce.string() }).optional().catch(undefined),
  facts: z
    .object({
      ...forEachText(FACTS, () => optionalText),
      year: z.coerce.string().optional().catch(undefined),
      materials: files.optional(),
    })
    .catch({}),
  photos: z
    .record(
      z.string(),
      photo.nullable().transform((words) => words ?? {}),
    )
    .catch({}),
});
export type ProjectTexts = z.infer<typeof shape>;

/** The values in a text; a value of the wrong type counts as absent, because the content check reports it. */
export function readProjectFile(source: string): ProjectTexts {
  const parsed = parseDocument(source, { logLevel: 'silent' }).toJS() as unknown;
  return shape.parse(typeof parsed === 'object' && parsed !== null ? parsed : {});
}

/** The key of a picture in the file; its own name if it has none yet. */
export const keyOf = (words: ProjectTexts, file: string) =>
  Object.keys(words.photos).find((name) => stemOf(name) === stemOf(file)) ?? file;

/** Writes a value, or (undefined, empty) removes its key. Lists and pairs are written on one line. */
export function setValue(source: string, path: Path, value: unknown): string {
  const document = parseDocument(source, { keepSourceTokens: true });
  const whole: unknown = document.toJS();
  const isNothing =
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  if (isNothing) return valueAt(whole, path) === undefined ? source : withoutKey(source, path);
  const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
  const owner = document.getIn(path.slice(0, -1), true);
  if (isScalar && (path.length === 1 || (isMap(owner) && owner.items.length > 0)))
    return withValue(source, path, value as string | number | boolean);
  // A picture's texts are on one line, as elsewhere in these files.
  const made = (part: unknown) => document.createNode(part, { flow: true });
  const missing = path.findIndex((_, i) => valueAt(whole, path.slice(0, i + 1)) === undefined);
  if (missing < 0 || missing === path.length - 1) document.setIn(path, made(value));
  else {
    const nested = path
      .slice(missing + 1)
      .reduceRight<unknown>((inside, key) => ({ [key]: inside }), value);
    document.setIn(
      path.slice(0, missing + 1),
      missing === 0 && path[0] === 'photos'
        ? document.createNode(
            Object.fromEntries(
              Object.entries(nested as object).map(([key, part]) => [key, made(part)]),
            ),
          )
        : made(nested),
    );
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

/** Turns the focal point with its picture, clockwise. */
export function withFocusTurned(source: string, file: string, quarters: 1 | -1): string {
  const words = readProjectFile(source);
  const key = keyOf(words, file);
  const rest = (part: number) => Number((1 - part).toFixed(4));
  return (['focus', 'phoneFocus'] as const).reduce((text, field) => {
    const [x, y] = words.photos[key]?.[field] ?? [];
    if (x === undefined || y === undefined) return text;
    return setValue(text, ['photos', key, field], quarters === 1 ? [rest(y), x] : [y, rest(x)]);
  }, source);
}
