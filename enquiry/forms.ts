/**
 * The four forms as data: which fields each has, in the order they stand, and what a value may be.
 * The site draws them, the relay builds its checks from them; neither states a rule of its own.
 * Source: specification sections 3, 5 and 9; bounds from the decisions on forms.
 */

/** The six kinds of property, with the value each form sends (section 5: the two forms spell them differently). */
export const PROPERTY_TYPES = [
  { label: '1BHK', value: '1bhk' },
  { label: '2BHK', value: '2bhk' },
  { label: '3BHK', value: '3bhk' },
  { label: 'Bungalow', value: 'bungalow' },
  { label: 'Above', value: 'above' },
  { label: 'Commercial', value: 'commercial' },
] as const;

export type PropertyType = (typeof PROPERTY_TYPES)[number]['value'];

type FieldKind = 'text' | 'email' | 'tel' | 'select' | 'textarea';

/** One field of a form. Lengths count UTF-16 units after trimming, as `maxlength` does in the browser. */
export interface Field {
  readonly name: FieldName;
  readonly kind: FieldKind;
  readonly required: boolean;
  readonly maxLength: number;
  readonly minLength?: number;
  /** A regular expression for the whole value, in the dialect of the `pattern` attribute (flag `v`). */
  readonly pattern?: string;
  /** Height of a message box in rows. */
  readonly rows?: number;
  readonly autocomplete?: string;
  /** Which spelling of the property types the options send. */
  readonly optionSpelling?: 'label' | 'value';
}

export type FieldName =
  | 'user_name'
  | 'user_email'
  | 'user_phone'
  | 'property_type'
  | 'message'
  | 'question';

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
export const MESSAGE_MAX = 5000;
export const QUESTION_MAX = 1000;

const name: Field = {
  name: 'user_name',
  kind: 'text',
  required: true,
  minLength: 1,
  maxLength: NAME_MAX,
  autocomplete: 'name',
};
const email: Field = {
  name: 'user_email',
  kind: 'email',
  required: true,
  maxLength: EMAIL_MAX,
  autocomplete: 'email',
};
const phone: Field = {
  name: 'user_phone',
  kind: 'tel',
  required: true,
  minLength: PHONE_MIN,
  maxLength: PHONE_MAX,
  pattern: PHONE_PATTERN,
  autocomplete: 'tel',
};
const propertyType = {
  name: 'property_type',
  kind: 'select',
  required: true,
  maxLength: 20,
} as const satisfies Field;
const message = { name: 'message', kind: 'textarea', maxLength: MESSAGE_MAX } as const;

const contactFields: readonly Field[] = [
  name,
  email,
  { ...propertyType, optionSpelling: 'label' },
  { ...message, required: true, rows: 5 },
];

/** Every form of the site by key. `home` is the contact form on the home page, under a template id of its own. */
export const FORMS = {
  contact: contactFields,
  home: contactFields,
  enquiry: [
    name,
    email,
    phone,
    { ...propertyType, optionSpelling: 'value' },
    { ...message, required: false, rows: 4 },
  ],
  question: [{ name: 'question', kind: 'text', required: true, maxLength: QUESTION_MAX }, email],
} as const satisfies Record<string, readonly Field[]>;

export type FormKey = keyof typeof FORMS;
export const FORM_KEYS = Object.keys(FORMS) as readonly FormKey[];
