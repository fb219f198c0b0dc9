/** The shapes of what lies in a category's and a project's folder. */
import { z } from 'zod';
import { countedNoun } from './counted.server.ts';
import { dayOfConsent, framing, key, pictureKind, text } from './parts.server.ts';

export const category = z.strictObject({
  title: text,
  order: z.number().default(99),
  description: text,
  /** What its address ends with, `/projects#…`; without it the folder's name. */
  address: key.optional(),
  /** Addresses that it had: they lead to today's. */
  former: z.array(text).default([]),
  /** Its projects are homes: what is photographed in them needs the family's consent. */
  homes: z.boolean().default(false),
  /** What its projects are called in a sentence that counts them. */
  counted: countedNoun.optional(),
});

const photo = z.strictObject({
  pending: z.literal(true).optional(),
  room: text.optional(),
  title: text.optional(),
  alt: text.optional(),
  details: text.optional(),
  /** Names of `content/materials.yaml`. */
  materials: z.array(text).optional(),
  ...framing,
  /** When it was taken, of a place that was worked on. */
  stage: z.enum(['before', 'during', 'after']).optional(),
});

export const project = z.strictObject({
  title: text,
  placeholder: z.boolean().optional(),
  kind: pictureKind.default('photograph'),
  order: z.number().default(99),
  /** Not shown anywhere; its address answers 410. */
  hidden: z.boolean().default(false),
  /** Last part of its page's address; without it the folder's name, which leads there otherwise. */
  address: key.optional(),
  /** Addresses that it had before; they lead here. */
  former: z.array(text).default([]),
  /** Files in the order in which they are shown; others follow by their names. */
  sequence: z.array(text).default([]),
  /** The file that opens its page and stands for it elsewhere; without it the first wide one. */
  cover: text.optional(),
  /** When the family agreed in writing that their home is shown under their name. */
  consent: z.strictObject({ on: dayOfConsent }).optional(),
  /** The file that opens its page in the dark scheme. */
  nightCover: text.optional(),
  summary: text.optional(),
  facts: z
    .strictObject({
      homeType: text,
      /** Of a place of work: "Salon". */
      placeType: text,
      area: text,
      locality: text,
      year: z.union([text, z.number().transform(String)]),
      scope: text,
      duration: text,
      /** A level of `costs.yaml`, for which its table says the cost, or a range of the studio's own. */
      cost: text,
      /** The rooms and the work of that cost, as the address of a bill on `/cost` names them. */
      costFor: text,
      materials: z.array(text),
    })
    .partial()
    .optional(),
  photos: z.record(z.string(), photo).default({}),
});

/** `views.json` beside a plan. It tells more than the page needs, so that unknown keys are no fault. */
export const planViews = z.object({
  unit: z.number().positive(),
  north: z.number().optional(),
  views: z.array(
    z.object({
      file: text,
      page: z.tuple([z.number(), z.number()]),
      heading: z.number(),
      fov: z.number().gt(0).lt(180),
    }),
  ),
  rooms: z
    .array(
      z.object({
        name: text,
        at: z.tuple([z.number(), z.number()]),
        upright: z.boolean().optional(),
      }),
    )
    .default([]),
});
