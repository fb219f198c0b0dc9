/** The schemas of `content/home.yaml` and `content/about.yaml`: the pages that show films. */
import { z } from 'zod';
import { countedText } from './counted.server.ts';
import { filmRef, isHidden, link, night, optionalHours, pictureRef, text } from './parts.server.ts';

export const home = z.strictObject({
  hero: z.strictObject({
    headline: text,
    lead: text,
    link,
    notFound: text,
    films: z
      .array(z.strictObject({ ...filmRef.shape, ...optionalHours, night: night.optional() }))
      .min(1),
  }),
  counters: z.array(z.strictObject({ target: z.int().positive(), label: text })),
  about: z.strictObject({
    heading: text,
    lead: text,
    body: text,
    link,
    films: z.array(filmRef).min(1),
  }),
  projects: z.strictObject({ heading: countedText, link }),
  contact: z.strictObject({ heading: text }),
  hidden: z
    .strictObject({
      counters: isHidden,
      about: isHidden,
      achievements: isHidden,
      expertise: isHidden,
      why: isHidden,
      services: isHidden,
      projects: isHidden,
      faq: isHidden,
    })
    .optional(),
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
        ask: text.optional(),
        languages: text.optional(),
        /** Without one, the initials are shown. */
        photo: pictureRef.optional(),
      }),
    ),
  }),
  foundation: z.strictObject({
    heading: text,
    lead: text,
    body: z.array(text),
    pictures: z.array(pictureRef),
  }),
  closing: z.strictObject({ heading: text, lead: text }),
  hidden: z
    .strictObject({
      founders: isHidden,
      people: isHidden,
      foundation: isHidden,
      clients: isHidden,
      claims: isHidden,
    })
    .optional(),
});
