/** Reads the facts of a studio from the form. */
import { z } from 'zod';
import { brand } from '#content-model/brand-schema.server.ts';
import { colour, colours } from '#content-model/colours.server.ts';
import { hours } from '#content-model/hours.server.ts';
import { limitOf } from '#content-model/limits.server.ts';
import { phoneFault, postalCodeFault } from '#content-model/newer-rules.server.ts';
import {
  emailAddress,
  phoneNumber,
  postalCode,
  shownPhone,
  text,
} from '#content-model/parts.server.ts';
import { FOUNDERS_MAX, type StudioFaults, type StudioForm } from '#contract/desk/studio.ts';
import { explainIssue } from '#contract/explain.ts';
import { orderFault } from '#contract/hours-faults.ts';
import { curlyQuotes } from '#contract/text.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { coloursFrom } from './accent.ts';
import { readPin } from './pin.ts';
import { EMPTY_FORM } from './read-form.ts';

/** With the limits of the same texts in *Texts*. */
const ofSite = (...path: readonly string[]) => text.max(limitOf('site', path));
const ofFounder = (field: 'name' | 'role' | 'bio') =>
  text.max(limitOf('about', ['founders', 'people', 0, field]));
const empty = z.literal('').transform(() => undefined);
const optional = <T extends z.ZodType>(shape: T) =>
  z.preprocess((typed) => (typeof typed === 'string' ? typed.trim() : typed), empty.or(shape));
const NO_LOCALITY = 'must name at least one place, such as "Baner, Aundh"';

/** Adds India's country code to ten digits, of which the first begins a number in India. */
const withCountry = (first: RegExp) => (typed: string) =>
  typed
    .trim()
    .replace(/^0?(\d(?:[ -]?\d){9})$/, (all, national: string) =>
      first.test(national) ? `+91 ${national}` : all,
    );
const typedNumber = <T extends z.ZodType>(first: RegExp, shape: T) =>
  z.preprocess((typed) => (typeof typed === 'string' ? withCountry(first)(typed) : typed), shape);
const MOBILE = /^[6-9]/;
const ANY = /^[1-9]/;

const whole = (least: number, most: number, example: string) =>
  text
    .regex(/^\d+$/, `must be a whole number, such as ${example}`)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

const NO_PIN =
  'must be two coordinates, such as "18.559, 73.787", or a link that contains them. A short link does not contain them: press and hold the place in a map app, then copy the two numbers';

const facts = z.strictObject({
  name: ofSite('name'),
  nameDevanagari: optional(
    ofSite('nameDevanagari').regex(
      /^[\p{Script=Devanagari}\p{Zs}\p{P}\d]+$/u,
      'must be in Devanagari, such as "अंगण"',
    ),
  ),
  fullName: optional(ofSite('fullName')),
  description: ofSite('description'),
  foundingYear: whole(1900, 9999, '2014'),
  staff: whole(1, 9999, '4'),
  mark: optional(brand.shape.mark.unwrap()),
  accent: optional(colour),
  phone: typedNumber(ANY, shownPhone),
  whatsapp: typedNumber(MOBILE, optional(phoneNumber)),
  email: emailAddress,
  street: ofSite('address', 'street'),
  locality: ofSite('address', 'locality'),
  city: ofSite('address', 'city'),
  region: ofSite('address', 'region'),
  postalCode,
  pin: text.transform((typed, { addIssue }) => {
    const pin = readPin(typed);
    if (pin) return pin;
    addIssue({ code: 'custom', message: NO_PIN });
    return z.NEVER;
  }),
  localities: text.max(400).refine((typed) => localitiesIn(typed).length > 0, NO_LOCALITY),
  radius: whole(1, 5000, '50'),
  days: hours.shape.days,
  opens: hours.shape.opens,
  closes: hours.shape.closes,
  founders: z
    .array(
      z.strictObject({
        id: z.string().optional(),
        name: ofFounder('name'),
        role: ofFounder('role'),
        bio: ofFounder('bio'),
      }),
    )
    .max(FOUNDERS_MAX),
});
export type Facts = z.infer<typeof facts>;

/** Names, separated by commas or line breaks. */
export const localitiesIn = (typed: string) =>
  typed
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** Whether buttons and links are readable in this colour and those derived from it. */
const isReadable = (accent: string) => colours.safeParse(coloursFrom(accent)).success;

/** The studio as the draft has it. */
interface Before {
  readonly form: StudioForm;
  /** In two letters. The form does not ask for it. */
  readonly country: string;
}
const NEW_STUDIO: Before = { form: EMPTY_FORM, country: 'IN' };

/** What breaks a newer rule (`newer-rules.server.ts`), by its field. A value that the draft has already may stay. */
function newerFaults(form: StudioForm, before: Before): Readonly<Record<string, string | null>> {
  const isChanged = (field: 'phone' | 'whatsapp' | 'postalCode') =>
    form[field].trim() !== '' && form[field].trim() !== before.form[field].trim();
  return {
    phone: isChanged('phone') ? phoneFault(withCountry(ANY)(form.phone)) : null,
    whatsapp: isChanged('whatsapp') ? phoneFault(withCountry(MOBILE)(form.whatsapp)) : null,
    postalCode: isChanged('postalCode')
      ? postalCodeFault(form.postalCode.trim(), before.country)
      : null,
  };
}

/** The facts, or a message for each invalid field, which continues the field's name. */
export function readFacts(
  form: StudioForm,
  before = NEW_STUDIO,
): { facts: Facts } | { faults: StudioFaults } {
  const read = facts.safeParse(form);
  const faults: Record<string, string> = {};
  for (const issue of read.error?.issues ?? []) {
    const inner = issue.code === 'invalid_union' ? (issue.errors.at(-1)?.[0] ?? issue) : issue;
    const path = issue.path.filter((key) => key !== 'value');
    faults[path.join('.')] ??= explainIssue(inner, valueAt(form, path as Path)).atDesk;
  }
  for (const [field, fault] of Object.entries(newerFaults(form, before)))
    if (fault) faults[field] ??= curlyQuotes(`${fault}.`);
  const order = orderFault(form.opens, form.closes);
  if (order && !faults.opens && !faults.closes) faults.closes = `${order}.`;
  const thisYear = new Date().getFullYear();
  if (!faults.foundingYear && Number(form.foundingYear) > thisYear)
    faults.foundingYear = `must be at most ${thisYear}.`;
  const accent = form.accent.trim().toLowerCase();
  if (accent && !faults.accent && !isReadable(accent))
    faults.accent = 'is too light to be read on the page. Choose a darker one.';
  return read.success && Object.keys(faults).length === 0 ? { facts: read.data } : { faults };
}
