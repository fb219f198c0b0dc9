/**
 * The forms as data. `FIELDS` defines each field once: the site renders the forms from it; the server derives its
 * checks, the columns of the database, and the order and labels of emails, CSV and command line. A field is erased
 * together with its enquiry. Source: docs/specification/forms.md, docs/specification/constants.md.
 */

/** The six kinds of property, with the values that the forms send: the two forms spell them differently. */
export const PROPERTY_TYPES = [
  { label: '1BHK', value: '1bhk' },
  { label: '2BHK', value: '2bhk' },
  { label: '3BHK', value: '3bhk' },
  { label: 'Bungalow', value: 'bungalow' },
  { label: 'Above', value: 'above' },
  { label: 'Commercial', value: 'commercial' },
] as const;

export const NAME_MAX = 120;
/** RFC 5321, 4.5.3.1.3: a path is 256 octets, two of them the angle brackets. */
export const EMAIL_MAX = 254;
/** What a browser accepts in `type="email"` (WHATWG HTML, 4.10.5.1.5); a regular expression for the whole value. */
export const EMAIL_PATTERN =
  "[a-zA-Z0-9.!#$%&'*+\\/=?^_`{|}~-]+@" +
  '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?' +
  '(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*';
export const PHONE_MIN = 6;
export const PHONE_MAX = 20;
/** Digits, spaces and `+ - ( )`. */
export const PHONE_PATTERN = '[0-9 +\\-\\(\\)]+';
/** At least one digit, of any script; `normalisePhone` handles the rest. */
export const PHONE_TYPED_PATTERN = '.*\\p{N}.*';
export const MESSAGE_MAX = 5000;
export const QUESTION_MAX = 1000;
const PROJECT_MAX = 200;

/** `home` is the contact form on the home page, with its own template id. */
export const FORM_KEYS = ['contact', 'home', 'enquiry', 'question'] as const;
export type FormKey = (typeof FORM_KEYS)[number];

/** How one form uses a field. */
interface FieldUse {
  readonly required: boolean;
  /** Height of a message box in rows. */
  readonly rows?: number;
  /** Whether the options send their value (the default) or their label. */
  readonly optionSpelling?: 'label' | 'value';
}

/** Lengths count UTF-16 units after trimming. */
interface FieldRule {
  /** Label in emails to the studio, on the command line and on the error page; the labels in the form are in `content/`. */
  readonly label: string;
  readonly kind: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  readonly maxLength: number;
  readonly minLength?: number;
  /** A regular expression for the whole normalised value, in the syntax of the `pattern` attribute (flag `v`). */
  readonly pattern?: string;
  /** The browser's check of the typed value: it accepts at least whatever the mail relay accepts. */
  readonly typedPattern?: string;
  readonly autocomplete?: string;
  /** Options of a `select`; the label is stored. */
  readonly options?: readonly Option[];
}

interface Option {
  readonly label: string;
  readonly value: string;
}

interface FieldDefinition extends FieldRule {
  /** The forms that have the field. The home page's form is the contact form. */
  readonly in: Readonly<Partial<Record<Exclude<FormKey, 'home'>, FieldUse>>>;
}

const required = { required: true };
const optional = { required: false };

/** All fields by their names in requests and in the database, in the order of forms, emails, CSV and columns. */
export const FIELDS = {
  user_name: {
    label: 'Name',
    kind: 'text',
    minLength: 1,
    maxLength: NAME_MAX,
    autocomplete: 'name',
    in: { contact: required, enquiry: required },
  },
  user_email: {
    label: 'E-mail',
    kind: 'email',
    maxLength: EMAIL_MAX,
    autocomplete: 'email',
    in: { contact: required, enquiry: required, question: required },
  },
  user_phone: {
    label: 'Phone',
    kind: 'tel',
    minLength: PHONE_MIN,
    maxLength: PHONE_MAX,
    pattern: PHONE_PATTERN,
    typedPattern: PHONE_TYPED_PATTERN,
    autocomplete: 'tel',
    in: { enquiry: required },
  },
  property_type: {
    label: 'Property type',
    kind: 'select',
    maxLength: 20,
    options: PROPERTY_TYPES,
    in: {
      contact: { ...required, optionSpelling: 'label' },
      enquiry: { ...required, optionSpelling: 'value' },
    },
  },
  message: {
    label: 'Message',
    kind: 'textarea',
    maxLength: MESSAGE_MAX,
    in: { contact: { ...required, rows: 5 }, enquiry: { ...optional, rows: 4 } },
  },
  question: {
    label: 'Question',
    kind: 'text',
    maxLength: QUESTION_MAX,
    in: { question: required },
  },
  /** Title of the project that the visitor was looking at; the site fills it in. */
  project: {
    label: 'Project',
    kind: 'text',
    maxLength: PROJECT_MAX,
    in: { enquiry: optional },
  },
} as const satisfies Record<string, FieldDefinition>;

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];

/** One field of one form. */
export interface Field extends FieldRule, FieldUse {
  readonly name: FieldName;
}

/** The fields of each form, from a table such as `FIELDS`. */
export function formsFrom(fields: Readonly<Record<string, FieldDefinition>>) {
  const fieldsOf = (form: FormKey): readonly Field[] =>
    Object.entries(fields).flatMap(([name, { in: uses, ...rule }]) => {
      const use = uses[form === 'home' ? 'contact' : form];
      return use ? [{ name: name as FieldName, ...rule, ...use }] : [];
    });
  return Object.fromEntries(FORM_KEYS.map((form) => [form, fieldsOf(form)])) as Readonly<
    Record<FormKey, readonly Field[]>
  >;
}

export const FORMS = formsFrom(FIELDS);

/** A field of a form by its name. */
export function fieldOf(form: FormKey, name: FieldName): Field {
  const found = FORMS[form].find((field) => field.name === name);
  if (!found) throw new Error(`The form "${form}" has no field "${name}".`);
  return found;
}
