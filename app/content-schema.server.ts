/** The shapes of the files in `content/`. Everyone else takes `import type` from here. */
import { z } from 'zod';

export const text = z.string().trim().min(1);

/** A value that may still be a placeholder: plain, or `{ value, placeholder: true }`. */
const replaceable = z
  .union([text, z.strictObject({ value: text, placeholder: z.literal(true) })])
  .transform((v) =>
    typeof v === 'string'
      ? { value: v, isPlaceholder: false }
      : { value: v.value, isPlaceholder: true },
  );

const link = z.strictObject({ to: text, label: text });
const pictureRef = z.strictObject({ file: text, alt: z.string() });
const titled = z.strictObject({ title: text, description: text });
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be an hour such as "07:40"');
/** `still` hangs in the slot, under its own words, until the film and its poster are there. */
const still = z.strictObject({ file: text, caption: text, alt: text });
const hours = { from: hour, to: hour };
/** What plays in the dark scheme instead, from the same camera. */
const night = z.strictObject({ film: text, ...hours });
const filmRef = z.strictObject({ film: text, caption: text, alt: text, still: still.optional() });

export const site = z.strictObject({
  name: text,
  nameDevanagari: text,
  fullName: text,
  tagline: text,
  description: text,
  phone: replaceable,
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
  }),
  send: z.strictObject({
    publicKey: text,
    serviceId: text,
    templates: z.strictObject({ contact: text, home: text, enquiry: text, question: text }),
  }),
  privacy: z.strictObject({ retentionMonths: z.int().positive(), noticeVersion: text }),
  banner: z.array(text),
  navbar: z.array(link).min(1),
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
  picture: text.optional(),
});
export const pages = z.record(z.string().startsWith('/'), page);

export const home = z.strictObject({
  hero: z.strictObject({
    headline: text,
    lead: text,
    link,
    notFound: text,
    films: z.array(z.strictObject({ ...filmRef.shape, ...hours, night: night.optional() })).min(1),
  }),
  counters: z.array(z.strictObject({ target: z.int().positive(), label: text })),
  about: z.strictObject({
    heading: text,
    lead: text,
    body: text,
    link,
    films: z.array(filmRef).min(1),
  }),
  projects: z.strictObject({ heading: text, link }),
  contact: z.strictObject({ heading: text }),
});

export const about = z.strictObject({
  hero: z.strictObject({ headline: text, lead: text }),
  story: z.strictObject({ label: text, films: z.array(filmRef).min(1) }),
  founders: z.strictObject({
    heading: text,
    people: z.array(
      z.strictObject({
        placeholder: z.literal(true).optional(),
        name: text,
        role: text,
        titles: text,
        bio: text,
        photo: pictureRef,
      }),
    ),
  }),
  foundation: z.strictObject({
    heading: text,
    lead: text,
    body: z.array(text),
    pictures: z.array(pictureRef),
  }),
});

export const services = z.strictObject({
  heading: text,
  lead: text,
  items: z.array(z.strictObject({ ...titled.shape, picture: pictureRef, to: text })).min(1),
  included: z.strictObject({ heading: text, items: z.array(titled) }),
});

export const whyChooseUs = z.strictObject({
  heading: text,
  background: z.array(text).min(1),
  cards: z.array(titled).min(1),
});

const tab = z.strictObject({ label: text, items: z.array(titled).min(1) });
export const expertise = z.strictObject({
  heading: text,
  background: z.array(text).min(1),
  expertise: tab,
  features: tab,
});

export const faq = z.strictObject({
  heading: text,
  items: z.array(z.strictObject({ question: text, answer: text })).min(1),
  ask: z.strictObject({
    heading: text,
    placeholder: text,
    emailLabel: text,
    button: text,
    note: text,
  }),
  glossary: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(z.strictObject({ term: text, meaning: text })).min(1),
  }),
});

export const achievements = z.strictObject({ label: text, items: z.array(replaceable).min(1) });

export const projects = z.strictObject({
  headline: text,
  lead: text,
  layout: z.enum(['tabs', 'accordion']),
  background: z.array(text).min(1),
  categoriesLabel: text,
  detailsHeading: text,
  detailsLead: text,
  preview: z.strictObject({ picture: pictureRef, title: text, details: text }),
  kindNote: z.strictObject({ visualisation: text, photograph: text }),
  words: z.strictObject({ views: text, more: text, notes: text, fullSize: text, failed: text }),
  plan: z.strictObject({ alt: text, caption: text }),
  facts: z.strictObject({
    homeType: text,
    area: text,
    locality: text,
    year: text,
    duration: text,
    scope: text,
    materials: text,
  }),
});

export const contact = z.strictObject({
  headline: text,
  lead: text,
  info: z.strictObject({
    office: text,
    email: text,
    phone: text,
    hours: text,
    hoursText: text,
    socials: text,
  }),
  veranda: z.strictObject({
    place: text,
    open: text,
    closed: text,
    note: text.optional(),
    parts: z.array(z.strictObject({ from: hour, picture: pictureRef })).min(1),
  }),
});

export const forms = z.strictObject({
  labels: z.strictObject({
    user_name: text,
    user_email: text,
    user_phone: text,
    property_type: text,
    message: text,
    messageOptional: text,
    question: text,
  }),
  hints: z.strictObject({ propertyTypePlaceholder: text, above: text, message: text }),
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

export const privacy = z.strictObject({
  headline: text,
  lead: text,
  sections: z.array(
    z.strictObject({
      heading: text,
      body: z.array(text).optional(),
      items: z.array(text).optional(),
    }),
  ),
});

/** Each file directly under `content/` and its shape. */
export const FILES = {
  site,
  pages,
  home,
  about,
  services,
  'why-choose-us': whyChooseUs,
  expertise,
  faq,
  achievements,
  projects,
  contact,
  forms,
  privacy,
} as const;

export type Site = z.infer<typeof site>;
export type Replaceable = z.infer<typeof replaceable>;
export type Pages = z.infer<typeof pages>;
export type Expertise = z.infer<typeof expertise>;
export type Faq = z.infer<typeof faq>;
export type ContactWords = z.infer<typeof contact>;
export type PrivacyNotice = z.infer<typeof privacy>;
export type FormWords = z.infer<typeof forms>;
