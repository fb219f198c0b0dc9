/** The shapes of what lies in a category's and a project's folder. */
import { z } from 'zod';
import { countedNoun } from './counted.server.ts';
import { text } from './parts.server.ts';

export const category = z.strictObject({
  title: text,
  order: z.number().default(99),
  description: text,
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
});

export const project = z.strictObject({
  title: text,
  placeholder: z.boolean().optional(),
  kind: z.enum(['photograph', 'visualisation']).default('photograph'),
  order: z.number().default(99),
  /** Not shown anywhere; its address answers 410. */
  hidden: z.boolean().default(false),
  /** Folder names that it had before; their addresses lead here. */
  former: z.array(text).default([]),
  /** The file that opens its page in the dark scheme. */
  nightCover: text.optional(),
  summary: text.optional(),
  facts: z
    .strictObject({
      homeType: text,
      area: text,
      locality: text,
      year: z.union([text, z.number().transform(String)]),
      scope: text,
      duration: text,
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
