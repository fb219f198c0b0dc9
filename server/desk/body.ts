/** Reads JSON bodies by their schema. Messages about invalid values use the labels of the screen. */
import type { Context } from 'hono';
import { z } from 'zod';
import { defOf, schemaAtKey } from '#content-model/shape.server.ts';
import type { FieldFaults } from '#contract/desk/enquiries.ts';
import { asciiAddress } from '#contract/email.ts';
import { explainIssue, type Issue } from '#contract/explain.ts';
import { EMAIL_MAX } from '#contract/forms.ts';
import { EMAIL } from '#server/enquiries/email-address.ts';
import { badRequest, unsupportedMediaType } from '#server/http/http-error.ts';

/** For a fault in no visible field: the client is older than the server, or is not the desk. */
const NOT_UNDERSTOOD =
  'The server does not understand what this screen sent, so nothing was changed. Reload the page and try again.';

/** The label of the value at a path; a schema has it as `.meta({ title })`. */
function labelAt(schema: z.ZodType | undefined, path: readonly PropertyKey[]): string | undefined {
  if (!schema) return undefined;
  const own = schema.meta()?.title;
  const def = defOf(schema);
  if (def.innerType) return labelAt(def.innerType, path) ?? own;
  const [key, ...rest] = path;
  if (key === undefined) return own;
  return labelAt(schemaAtKey(def, key), rest) ?? own;
}

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null)?.[key], value);

/** A message with the label of the field; null if the fault is in no visible field. */
function tell(schema: z.ZodType, issue: Issue, value: unknown): string | null {
  const label = labelAt(schema, issue.path);
  return label ? `“${label}” ${explainIssue(issue, valueAt(value, issue.path)).atDesk}` : null;
}

/** @throws HttpError 400, with a message for each fault */
export function parseBody<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => tell(schema, issue, value));
  throw badRequest(
    sentences.every((sentence) => sentence !== null) ? [...new Set(sentences)] : [NOT_UNDERSTOOD],
  );
}

/** @throws HttpError 400 or 415 */
async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw unsupportedMediaType('application/json');
  return c.req.json().catch(() => {
    throw badRequest([NOT_UNDERSTOOD]);
  });
}

/** @throws HttpError 400 or 415 */
export const readBody = async <T>(c: Context, schema: z.ZodType<T>): Promise<T> =>
  parseBody(schema, await readJson(c));

/** The body, or a message for each invalid field, to be shown beside it. @throws HttpError 400 or 415 */
export async function readFields<T>(
  c: Context,
  schema: z.ZodType<T>,
): Promise<{ readonly value: T } | { readonly faults: FieldFaults }> {
  const json = await readJson(c);
  const result = schema.safeParse(json);
  if (result.success) return { value: result.data };
  const problems = result.error.issues.map((issue) => ({
    issue,
    sentence: tell(schema, issue, json),
  }));
  if (problems.some(({ sentence }) => sentence === null)) throw badRequest([NOT_UNDERSTOOD]);
  const fields: Record<string, string> = {};
  for (const { issue, sentence } of problems) fields[String(issue.path[0])] ??= sentence ?? '';
  return { faults: { error: Object.values(fields).join(' '), fields } };
}

/** The message about an empty value, after its label. */
export const EMPTY = 'is empty. Write something';

/** One line of text; line breaks become spaces. `title`: its label on the screen. */
export const lineSchema = (max: number, title?: string) =>
  z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max))
    .meta(title === undefined ? {} : { title });

/** A text of a project. */
export const textRuleSchema = ({
  maxLength,
  label,
}: {
  readonly maxLength: number;
  readonly label: string;
}) => lineSchema(maxLength, label);

/** Text of several lines. `title`: its label on the screen. */
export const textSchema = (max: number, title?: string) =>
  z
    .string()
    .transform((typed) => typed.toWellFormed().replace(/\r\n?/g, '\n'))
    .pipe(z.string().max(max))
    .meta(title === undefined ? {} : { title });

export const secretSchema = z.string().regex(/^[\w-]{43}$/, 'is not a token');

export const NO_ADDRESS = 'is not an email address. Write one such as "asha@example.in"';
/** An email address, with its domain in ASCII. `title`: its label on the screen. */
export const emailSchema = (title: string) =>
  lineSchema(EMAIL_MAX)
    .transform(asciiAddress)
    .refine((typed) => EMAIL.test(typed), NO_ADDRESS)
    .meta({ title });
