/** Reads JSON bodies by their schema. */
import type { Context } from 'hono';
import { z } from 'zod';
import { asciiAddress } from '#enquiry/email.ts';
import { EMAIL_MAX } from '#enquiry/forms.ts';
import { EMAIL } from '#server/enquiries/email-address.ts';
import { badRequest, unsupportedMediaType } from '#server/http/http-error.ts';

/** Throws an `HttpError` 400 or 415. */
export async function readBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw unsupportedMediaType('application/json');
  const json = await c.req.json().catch(() => {
    throw badRequest(['The body is not well-formed JSON.']);
  });
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  throw badRequest(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
}

/** One line of text: what breaks lines becomes a space. */
export const line = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max));

/** Text of several lines. */
export const text = (max: number) =>
  z
    .string()
    .transform((typed) => typed.toWellFormed().replace(/\r\n?/g, '\n'))
    .pipe(z.string().max(max));

export const secret = z.string().regex(/^[\w-]{43}$/, 'is no token');

export const email = line(EMAIL_MAX)
  .transform(asciiAddress)
  .refine((typed) => EMAIL.test(typed), 'is no e-mail address');
