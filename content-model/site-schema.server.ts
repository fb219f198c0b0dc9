/** The schemas of what all pages share: `site.yaml`, `pages.yaml`, `forms.yaml`. */
import { z } from 'zod';
import { FIELD_NAMES, type FieldName } from '#contract/forms.ts';
import { nearest } from '#contract/nearest.ts';
import { countedText } from './counted.server.ts';
import { hours } from './hours.server.ts';
import { PAGES } from './pages.ts';
import {
  address,
  emailAddress,
  link,
  phoneNumber,
  pictureKind,
  pictureName,
  pictureRef,
  postalCode,
  replaceable,
  replaceableAs,
  replaceableUrl,
  shownPhone,
  text,
  textWithGaps,
} from './parts.server.ts';

export const site = z.strictObject({
  name: text,
  nameDevanagari: text,
  fullName: text,
  /** Of older content; no page shows it. */
  tagline: text.optional(),
  description: text,
  phone: shownPhone,
  whatsapp: phoneNumber.optional(),
  email: emailAddress,
  address: z.strictObject({
    street: replaceable,
    postalCode: replaceableAs(postalCode),
    locality: text,
    city: text,
    region: text,
    country: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, such as "IN" for India'),
  }),
  socials: z.array(z.strictObject({ name: text, url: replaceableUrl })),
  foundingYear: z.int().min(1900).max(new Date().getFullYear()),
  staff: z.int().positive(),
  priceRange: text,
  hours,
  serviceArea: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    /** In metres. */
    radius: z.number().positive().meta({ rule: 'metres' }),
    localities: z.array(text).min(1),
  }),
  whereText: textWithGaps('localities', 'km'),
  share: pictureRef,
  send: z.strictObject({
    publicKey: text,
    serviceId: text,
    templates: z.strictObject({ contact: text, home: text, enquiry: text, question: text }),
  }),
  privacy: z.strictObject({
    retentionMonths: z.int().positive(),
    noticeVersion: text
      .regex(
        /^\d{4}-(0[1-9]|1[0-2])(-([0-2]\d|3[01]))?$/,
        'must be a month or a day, such as "2026-11"',
      )
      .meta({ tag: 'day' }),
  }),
  missedPage: text,
  /** Heading of the links on the 404 page. */
  pagesLabel: text.default('Pages'),
  banner: z.array(text).max(4),
  navbar: z.array(link).min(1).max(7),
  menuFoot: z.array(link),
  reach: z.strictObject({
    label: text,
    call: text,
    whatsapp: text,
    map: text,
    text: text,
    projectText: text
      .includes('{project}', 'must contain {project}, where the site puts the name of the project')
      .meta({ gaps: ['project'] }),
  }),
  footer: z.strictObject({
    links: z.array(z.array(link)),
    contactHeading: text,
    officeHeading: text,
    followHeading: text,
  }),
});

const page = z.strictObject({
  title: countedText,
  crumb: text,
  description: countedText,
  whatsapp: text.optional(),
  picture: pictureName.optional(),
  kind: pictureKind.optional(),
});
const PATHS = PAGES.map(({ path }) => path);

export const pages = z.record(z.string(), page).superRefine((written, { addIssue }) => {
  const names = Object.keys(written);
  const tell = (path: string, message: string, atDesk?: string) =>
    addIssue({ code: 'custom', path: [path], message, params: { atDesk } });
  const missing = PATHS.filter((path) => !names.includes(path));
  for (const name of names) {
    if (PATHS.includes(name)) continue;
    const meant = nearest(name, missing);
    tell(name, `is not a page of the site${meant ? `; did you mean "${meant}"?` : '. Remove it'}`);
  }
  for (const path of missing)
    tell(
      path,
      'is missing: every page needs a title, a short name (crumb) and a description',
      'is missing: every page needs a title, a short name and a description.',
    );
});

const labelOfEachField = Object.fromEntries(FIELD_NAMES.map((name) => [name, text])) as Record<
  FieldName,
  typeof text
>;

export const forms = z.strictObject({
  labels: z.strictObject({ ...labelOfEachField, messageOptional: text }),
  hints: z.strictObject({ propertyTypePlaceholder: text, above: text, message: text }),
  expected: z.strictObject({ user_phone: text }),
  count: z.strictObject({ left: textWithGaps('n'), over: textWithGaps('n') }),
  suggestion: textWithGaps('domain'),
  privacy: z.strictObject({ text: text, link: text, to: address }),
  sent: z.strictObject({ next: textWithGaps('now', 'answer-by'), undated: text }),
  failed: z.strictObject({ next: textWithGaps('phone', 'email') }),
  enquiry: z.strictObject({
    button: text,
    heading: text,
    picture: pictureRef,
    invitation: z.strictObject({ label: text, heading: text, body: text, dismiss: text }),
  }),
});
