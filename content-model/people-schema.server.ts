/**
 * The schemas of `content/people.yaml` and `content/clients.yaml`: who works at the studio, and what its clients say; and which
 * clients are shown.
 */
import { z } from 'zod';
import { absoluteUrl, address, day, dayOfConsent, pictureName, text } from './parts.server.ts';

/** Twelve with the founders, who are in `about.yaml`. */
const PEOPLE_MAX = 10;

export const people = z.strictObject({
  heading: text,
  /** Labels before what to ask a person and before the languages; for founders too. */
  askLabel: text,
  languagesLabel: text,
  items: z
    .array(
      z.strictObject({
        name: text,
        role: text,
        ask: text,
        languages: text,
        /** Without one, the initials are shown. */
        photo: pictureName.optional(),
        placeholder: z.literal(true).optional(),
      }),
    )
    .max(PEOPLE_MAX),
});

export const clients = z.strictObject({
  heading: text,
  /** Shown with entries that are samples. */
  sample: text,
  sourceLabel: text,
  items: z.array(
    z.strictObject({
      /** The name that the client agreed to. */
      name: text,
      home: text,
      words: text,
      date: day.optional(),
      /** Where it was published. */
      source: absoluteUrl.optional(),
      /** "/projects/patil-residence" */
      project: address.optional(),
      /** Date of the client's written consent; without it the entry is not shown. */
      consent: dayOfConsent.optional(),
      placeholder: z.literal(true).optional(),
    }),
  ),
});

export type ClientsFile = z.infer<typeof clients>;

/** Names of the samples that the site comes with. */
const SAMPLE_NAME = /^Client (One|Two)$/;

/** Only with the client's consent. A sample is shown only under its original name; a statement that replaced it needs a consent. */
export const isShown = ({ name, consent, placeholder }: ClientsFile['items'][number]) =>
  consent !== undefined || (placeholder === true && SAMPLE_NAME.test(name));
