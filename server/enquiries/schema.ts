/** The zod schemas of each form, built from the table of fields (contract/forms.ts), which the browser uses too. */
import { z } from 'zod';
import { asciiAddress } from '#contract/email.ts';
import { type Field, type FieldName, FORM_KEYS, FORMS, type FormKey } from '#contract/forms.ts';
import { normalisePhone } from '#contract/phone.ts';
import { isBlank } from '#contract/text.ts';
import { EMAIL } from './email-address.ts';
import { DuplicateFieldError, type SubmittedFields, singleValue } from './fields.ts';
import { normaliseLine, normaliseText, trimSpaces } from './normalise.ts';

export type EnquiryValues = Partial<Record<FieldName, string>>;

/** Messages for values with the wrong form; for other fields the message contains the pattern. */
const EXPECTED: Partial<Record<FieldName, string>> = {
  user_phone: 'one phone number such as +91 98230 12345',
};

/** An option is sent as its label or its value. */
const labelOf = ({ options = [] }: Field, sent: string) =>
  options.find(({ label, value }) => sent === label || sent === value)?.label;

/** The mistake in a normalised value as one sentence; undefined if there is none. */
function errorOf(field: Field, value: string): string | undefined {
  const { name, kind, required, minLength = 0, maxLength, pattern } = field;
  const { length } = value;
  if (length === 0) return required ? `${name} is required.` : undefined;
  if (length < minLength) return `${name} must have at least ${minLength} characters.`;
  // Before the length, because "two numbers" is a better message than "too long".
  if (pattern && !new RegExp(`^(?:${pattern})$`, 'v').test(value)) {
    return `${name} must be ${EXPECTED[name] ?? `of the form ${pattern}`}.`;
  }
  if (length > maxLength) return `${name} has ${length} characters; ${maxLength} are allowed.`;
  if (kind === 'email' && !EMAIL.test(value)) {
    return `${name} must be an e-mail address such as name@example.org.`;
  }
  if (kind === 'select' && labelOf(field, value) === undefined)
    return `${name} must be one of ${(field.options ?? []).map(({ label }) => label).join(', ')}.`;
}

const NORMALISE: Partial<Record<Field['kind'], (text: string) => string>> = {
  textarea: normaliseText,
  email: (text) => asciiAddress(trimSpaces(text)),
  tel: (text) => normalisePhone(text.toWellFormed()),
};

function fieldSchema(field: Field) {
  const { name, kind } = field;
  return z
    .string(`${name} must be text.`)
    .default('')
    .transform(NORMALISE[kind] ?? normaliseLine)
    .transform((value) => (isBlank(value) ? '' : value))
    .superRefine((value, context) => {
      const message = errorOf(field, value);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform((value) => (kind === 'select' ? (labelOf(field, value) ?? value) : value));
}

const formSchema = (fields: readonly Field[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])));

const SCHEMAS = Object.fromEntries(
  FORM_KEYS.map((form) => [form, formSchema(FORMS[form])]),
) as Record<FormKey, ReturnType<typeof formSchema>>;

/**
 * Validates the submitted fields of a form. Returns the normalised values (property types by their label, without empty ones),
 * or one sentence per error. Unknown fields are ignored.
 */
export function parseEnquiry(
  form: FormKey,
  fields: SubmittedFields,
): { values: EnquiryValues } | { errors: string[] } {
  const duplicates: string[] = [];
  const input: Record<string, unknown> = {};
  for (const { name } of FORMS[form]) {
    try {
      input[name] = singleValue(fields, name);
    } catch (error) {
      if (!(error instanceof DuplicateFieldError)) throw error;
      duplicates.push(error.message);
    }
  }
  if (duplicates.length > 0) return { errors: duplicates };
  const result = SCHEMAS[form].safeParse(input);
  if (!result.success) return { errors: result.error.issues.map(({ message }) => message) };
  const filled = Object.entries(result.data).filter(([, value]) => value !== '');
  return { values: Object.fromEntries(filled) };
}
