/** The shapes of `content/people.yaml` and `content/clients.yaml`: who works at the studio, and what its clients say. */
import { z } from 'zod';
import { address, day, dayOfConsent, pictureName, text, wholeAddress } from './parts.server.ts';

/** With the founders, who are in `about.yaml`, twelve. */
const PEOPLE_MAX = 10;

export const people = z.strictObject({
  heading: text,
  /** Before what to ask somebody, and before the languages; for founders too. */
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
      /** As the client agreed to be named. */
      name: text,
      home: text,
      words: text,
      /** When it was said. */
      date: day.optional(),
      /** Where it can be read. */
      source: wholeAddress.optional(),
      /** "/projects/patil-residence" */
      project: address.optional(),
      /** When the client agreed in writing; nothing is shown without it. */
      consent: dayOfConsent.optional(),
      placeholder: z.literal(true).optional(),
    }),
  ),
});

export type ClientsFile = z.infer<typeof clients>;
