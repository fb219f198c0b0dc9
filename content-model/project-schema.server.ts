/** The schemas of the files in the folders of categories and projects. */
import { z } from 'zod';
import { STAGES } from '#contract/picture-kinds.ts';
import { FACTS, forEachText, PHOTO_TEXTS } from '#contract/project-texts.ts';
import { countedNoun } from './counted.server.ts';
import { dayOfConsent, framing, key, pictureKind, text } from './parts.server.ts';

export const category = z.strictObject({
  title: text,
  order: z.number().default(99),
  description: text,
  /** The end of its address, `/projects#…`; the default is the folder's name. */
  address: key.optional(),
  /** Former addresses, which redirect to the current one. */
  former: z.array(text).default([]),
  /** Its projects are homes: photographs of them need the family's consent. */
  homes: z.boolean().default(false),
  /** The nouns for its projects in sentences that count them. */
  counted: countedNoun.optional(),
});

const photo = z.strictObject({
  pending: z.literal(true).optional(),
  ...forEachText(PHOTO_TEXTS, () => text.optional()),
  /** Names of `content/materials.yaml`. */
  materials: z.array(text).optional(),
  ...framing,
  /** Whether it was taken before, during or after the work. */
  stage: z.enum(STAGES).optional(),
});

export const project = z.strictObject({
  title: text,
  placeholder: z.boolean().optional(),
  kind: pictureKind.default('photograph'),
  order: z.number().default(99),
  /** It is not shown anywhere; its address answers 410. */
  hidden: z.boolean().default(false),
  /** Last part of its page's address; the default is the folder's name, which otherwise redirects there. */
  address: key.optional(),
  /** Former addresses, which redirect here. */
  former: z.array(text).default([]),
  /** File names in the order in which they are shown; other files follow in the order of their names. */
  sequence: z.array(text).default([]),
  /** The first picture of its page, which also represents it elsewhere; the default is the first wide one. */
  cover: text.optional(),
  /** Date on which the family agreed in writing to be named and shown. */
  consent: z.strictObject({ on: dayOfConsent }).optional(),
  /** The first picture of its page in the dark scheme. */
  nightCover: text.optional(),
  summary: text.optional(),
  facts: z
    .strictObject({
      ...forEachText(FACTS, () => text),
      year: z.union([text, z.number().transform(String)]),
      materials: z.array(text),
    })
    .partial()
    .optional(),
  photos: z.record(z.string(), photo).default({}),
});

/** `views.json` beside a plan. It contains more than the page needs, so unknown keys are allowed. */
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
