/** The shapes of what all pages share: `site.yaml`, `pages.yaml`, `forms.yaml`. */
import { z } from 'zod';
import { FIELD_NAMES, type FieldName } from '#enquiry/forms.ts';
import { hour, link, phoneNumber, pictureRef, replaceable, text } from './parts.server.ts';

export const site = z.strictObject({
  name: text,
  nameDevanagari: text,
  fullName: text,
  tagline: text,
  description: text,
  phone: replaceable,
  whatsapp: phoneNumber.optional(),
  email: replaceable,
  address: z.strictObject({
    street: replaceable,
    postalCode: replaceable,
    locality: text,
    city: text,
    region: text,
    country: z.string().length(2),
  }),
  socials: z.array(z.strictObject({ name: text, url: replaceable })),
  foundingYear: z.int().min(1900).max(2100),
  staff: z.int().positive(),
  priceRange: text,
  hours: z.strictObject({
    days: z.array(z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])).min(1),
    opens: hour,
    closes: hour,
    timeZone: text,
    text: text,
  }),
  serviceArea: z.strictObject({
    latitude: z.number(),
    longitude: z.number(),
    radius: z.number().positive(),
    localities: z.array(text).min(1),
  }),
  whereText: text,
  share: pictureRef,
  send: z.strictObject({
    publicKey: text,
    serviceId: text,
    templates: z.strictObject({ contact: text, home: text, enquiry: text, question: text }),
  }),
  privacy: z.strictObject({ retentionMonths: z.int().positive(), noticeVersion: text }),
  missedPage: text,
  banner: z.array(text),
  navbar: z.array(link).min(1),
  menuFoot: z.array(link),
  reach: z.strictObject({
    label: text,
    call: text,
    whatsapp: text,
    map: text,
    text: text,
    projectText: text.includes('{project}', 'must say where the {project} is named'),
  }),
  footer: z.strictObject({
    links: z.array(z.array(link)),
    contactHeading: text,
    officeHeading: text,
    followHeading: text,
  }),
});

const page = z.strictObject({
  title: text,
  crumb: text,
  description: text,
  whatsapp: text.optional(),
  picture: text.optional(),
});
export const pages = z.record(z.string().startsWith('/'), page);

const labelOfEachField = Object.fromEntries(FIELD_NAMES.map((name) => [name, text])) as Record<
  FieldName,
  typeof text
>;

export const forms = z.strictObject({
  labels: z.strictObject({ ...labelOfEachField, messageOptional: text }),
  hints: z.strictObject({ propertyTypePlaceholder: text, above: text, message: text }),
  expected: z.strictObject({ user_phone: text }),
  count: z.strictObject({ left: text, over: text }),
  suggestion: text,
  privacy: z.strictObject({ text: text, link: text, to: text }),
  sent: z.strictObject({ next: text, undated: text }),
  failed: z.strictObject({ next: text }),
  enquiry: z.strictObject({
    button: text,
    heading: text,
    picture: pictureRef,
    invitation: z.strictObject({ label: text, heading: text, body: text, dismiss: text }),
  }),
});
