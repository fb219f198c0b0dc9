/** The schemas of the files in `content/`. Other modules import only the types from here. */
import { z } from 'zod';
import { brand } from './brand-schema.server.ts';
import { costs } from './costs-schema.server.ts';
import { about, home } from './home-schema.server.ts';
import { materials } from './materials-schema.server.ts';
import {
  address,
  bands,
  captionedPicture,
  claim,
  daylight,
  hour,
  isHidden,
  link,
  pictureName,
  pictureRef,
  replaceable,
  text,
  textWithGaps,
  titledText,
} from './parts.server.ts';
import { clients, people } from './people-schema.server.ts';
import { process } from './process-schema.server.ts';
import { projects } from './projects-schema.server.ts';
import { forms, pages, site } from './site-schema.server.ts';

const services = z.strictObject({
  heading: text,
  lead: text,
  items: z.array(z.strictObject({ ...titledText.shape, picture: pictureName, to: address })),
  included: z.strictObject({ heading: text, where: text, items: z.array(titledText) }),
  /** Link to the page of costs. */
  cost: titledText.extend({ link }).optional(),
  /** Texts around the table of weeks and costs, which is made from costs.yaml. */
  weeks: z
    .strictObject({
      heading: text,
      lead: text,
      homes: text,
      places: text,
      columns: z.strictObject({ home: text, weeks: text, cost: text }),
    })
    .optional(),
  daylight: daylight.optional(),
  hidden: z.strictObject({ included: isHidden, weeks: isHidden, daylight: isHidden }).optional(),
});

/** Texts around a list from another file; without them the page does not show the list. */
const linked = z.strictObject({ heading: text, lead: text, link }).optional();

const whyChooseUs = z.strictObject({
  heading: text,
  background: z.array(pictureName).min(1),
  cards: z.array(titledText),
  /** Texts around what can go wrong and who pays for it, from process.yaml. */
  risks: linked,
  hidden: z.strictObject({ counters: isHidden, risks: isHidden, clients: isHidden }).optional(),
});

const tab = z.strictObject({ label: text, items: z.array(titledText) });
const expertise = z.strictObject({
  heading: text,
  background: z.array(pictureName).min(1),
  expertise: tab,
  features: tab,
  /** Texts around some materials of materials.yaml. */
  materials: linked,
  daylight: daylight.optional(),
  hidden: z
    .strictObject({ achievements: isHidden, materials: isHidden, daylight: isHidden })
    .optional(),
});

const faq = z.strictObject({
  heading: text,
  items: z.array(
    z.strictObject({
      question: text,
      answer: text,
      bands: bands.optional(),
      link: link.optional(),
    }),
  ),
  ask: z.strictObject({
    heading: text,
    placeholder: text,
    emailLabel: text,
    button: text,
    note: text,
  }),
  /** More questions, with their answers in view; links lead to each group. */
  answers: z
    .strictObject({
      label: text,
      groups: z.array(
        z.strictObject({
          title: text,
          items: z.array(z.strictObject({ question: text, answer: text, link: link.optional() })),
          placeholder: z.literal(true).optional(),
        }),
      ),
    })
    .optional(),
  glossary: z.strictObject({
    heading: text,
    lead: text,
    picture: captionedPicture.optional(),
    items: z.array(z.strictObject({ term: text, meaning: text })),
  }),
  /** Links to pages with longer answers. */
  more: z
    .strictObject({
      heading: text,
      lead: text,
      items: z.array(z.strictObject({ ...titledText.shape, to: address })),
    })
    .optional(),
  hidden: z.strictObject({ answers: isHidden, glossary: isHidden, more: isHidden }).optional(),
});

const achievements = z.strictObject({ label: text, items: z.array(claim) });

const contact = z.strictObject({
  headline: text,
  lead: text,
  info: z.strictObject({
    office: text,
    email: text,
    phone: text,
    hours: text,
    hoursText: text,
    where: text,
    socials: text,
  }),
  finding: z
    .strictObject({
      heading: text,
      /** Landmark, parking, the way from the station: one line each. */
      lines: z.array(replaceable).min(1),
      /** A picture of the entrance from the street. */
      door: pictureRef.optional(),
    })
    .optional(),
  veranda: z.strictObject({
    place: text,
    open: textWithGaps('closes'),
    closed: text,
    note: text.optional(),
    parts: z.array(z.strictObject({ from: hour, picture: pictureRef })),
  }),
  hidden: z.strictObject({ finding: isHidden, veranda: isHidden }).optional(),
});

const notice = textWithGaps('version', 'retention', 'email', 'phone', 'fullName', 'address');
const noticeSections = z.array(
  z.strictObject({
    heading: text,
    body: z.array(notice).optional(),
    items: z.array(notice).optional(),
  }),
);

const privacy = z.strictObject({
  headline: text,
  lead: text,
  sections: noticeSections,
  /** The notice if the forms are sent to EmailJS. Optional, because older content lacks it. */
  emailJs: z.strictObject({ lead: text, sections: noticeSections }).optional(),
});

/** Each file directly in `content/` and its schema. The content for tests (`tools/content/fixture/`) has the same files. */
export const FILES = {
  brand,
  site,
  pages,
  home,
  about,
  services,
  'why-choose-us': whyChooseUs,
  expertise,
  faq,
  process,
  costs,
  achievements,
  people,
  clients,
  projects,
  materials,
  contact,
  forms,
  privacy,
} as const;

export type { Costs } from './costs-schema.server.ts';
export type { MaterialsFile } from './materials-schema.server.ts';
export type { ProjectPageTexts } from './project-page-schema.server.ts';
export type Site = z.infer<typeof site>;
export type Pages = z.infer<typeof pages>;
export type Expertise = z.infer<typeof expertise>;
export type Faq = z.infer<typeof faq>;
export type Bands = z.infer<typeof bands>;
export type ContactTexts = z.infer<typeof contact>;
export type PrivacyTexts = z.infer<typeof privacy>;
export type PrivacyNotice = Omit<PrivacyTexts, 'emailJs'>;
export type FormTexts = z.infer<typeof forms>;
