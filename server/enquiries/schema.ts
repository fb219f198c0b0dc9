/** The rules of each form as zod schemas, built from the contract (enquiry/forms.ts), which the browser obeys too. */
import { z } from 'zod';
import {
  type Field,
  type FieldName,
  FORM_KEYS,
  FORMS,
  type FormKey,
  PROPERTY_TYPES,
} from '#enquiry/forms.ts';
import { EMAIL } from './email-address.ts';
import { AmbiguousField, type SentFields, soleValue } from './fields.ts';
import { tidyLine, tidyText, trimSpaces } from './normalise.ts';

export type EnquiryValues = Partial<Record<FieldName, string>>;

const LABELS = new Map<string, string>(
  PROPERTY_TYPES.flatMap(({ label, value }) => [
    [label, label],
    [value, label],
  ]),
);
const LABEL_LIST = PROPERTY_TYPES.map(({ label }) => label).join(', ');

/** What is wrong with a tidied value, as one sentence; undefined when nothing is. */
function faultOf(field: Field, value: string): string | undefined {
  const { name, kind, required, minLength = 0, maxLength, pattern } = field;
  const { length } = value;
  if (length === 0) return required ? `${name} is required.` : undefined;
  if (length < minLength) return `${name} must have at least ${minLength} characters.`;
  if (length > maxLength) return `${name} has ${length} characters; ${maxLength} are allowed.`;
  if (kind === 'email' && !EMAIL.test(value)) {
    return `${name} must be an e-mail address such as name@example.org.`;
  }
  if (kind === 'select' && !LABELS.has(value)) return `${name} must be one of ${LABEL_LIST}.`;
  if (pattern && !new RegExp(`^(?:${pattern})$`, 'v').test(value)) {
    return `${name} may hold digits, spaces and + - ( ) only.`;
  }
}

const TIDY: Partial<Record<Field['kind'], (text: string) => string>> = {
  textarea: tidyText,
  email: trimSpaces,
  tel: trimSpaces,
};

function fieldSchema(field: Field) {
  const { name, kind } = field;
  return z
    .string(`${name} must be text.`)
    .default('')
    .transform(TIDY[kind] ?? tidyLine)
    .superRefine((value, context) => {
      const message = faultOf(field, value);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform((value) => (kind === 'select' ? (LABELS.get(value) ?? value) : value));
}

const formSchema = (fields: readonly Field[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])));

const SCHEMAS = new Map(FORM_KEYS.map((form) => [form, formSchema(FORMS[form])]));

/**
 * Checks what was sent against the rules of its form. Gives the tidied values of that form's fields (property types
 * by their label, empty ones left out), or one sentence per fault. Other fields are not looked at.
 */
export function parseEnquiry(
  form: FormKey,
  sent: SentFields,
): { values: EnquiryValues } | { faults: string[] } {
  const ambiguous: string[] = [];
  const input: Record<string, unknown> = {};
  for (const { name } of FORMS[form]) {
    try {
      input[name] = soleValue(sent, name);
    } catch (error) {
      if (!(error instanceof AmbiguousField)) throw error;
      ambiguous.push(error.message);
    }
  }
  if (ambiguous.length > 0) return { faults: ambiguous };
  const result = SCHEMAS.get(form)!.safeParse(input);
  if (!result.success) return { faults: result.error.issues.map(({ message }) => message) };
  const filled = Object.entries(result.data).filter(([, value]) => value !== '');
  return { values: Object.fromEntries(filled) };
}
