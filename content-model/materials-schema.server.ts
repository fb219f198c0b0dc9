/** The schema of `content/materials.yaml`: materials, kinds of room, and the texts of their pages. */
import { z } from 'zod';
import {
  key,
  link,
  percent,
  pictureName,
  text,
  textWithGaps,
  textWithPlaceholders,
} from './parts.server.ts';

/** The number in words, and in digits. */
const NUMBERS = ['number', 'count'];
const counted = z.strictObject({
  one: textWithGaps(...NUMBERS),
  many: textWithPlaceholders('{count}').meta({ gaps: NUMBERS }),
});
/** What the descriptions of the page of one material, of one kind of room, and of both may contain. */
const COUNTS = ['count', 'places'];
const OF_MATERIAL = { gaps: ['line', 'material', ...COUNTS] };
const OF_ROOMS = { gaps: ['rooms', ...COUNTS] };
const OF_BOTH = { gaps: ['line', 'rooms', 'material', ...COUNTS] };

const material = z.strictObject({
  name: text,
  family: text,
  line: text,
  from: text,
  ages: text,
  care: text,
  instead: text,
  price: text.optional(),
  /** Other words for it in the notes on a picture. They become links, like its name. */
  words: z.array(text).default([]),
  sample: z.strictObject({
    picture: pictureName,
    /** The centre of the sample in the picture, in per cent from the left and the top. */
    at: z.tuple([percent, percent]).meta({ tag: 'point' }),
    scale: z.number().min(1).max(6).default(1),
  }),
});

export const materials = z.strictObject({
  page: z.strictObject({
    title: text,
    crumb: text,
    description: text,
    headline: z.strictObject({
      one: textWithGaps(...NUMBERS),
      many: textWithPlaceholders('{number}').meta({ gaps: NUMBERS }),
    }),
    lead: text,
    invitation: text,
    link,
  }),
  material: z.strictObject({
    title: textWithPlaceholders('{material}'),
    /** For search engines. Optional, because older content does not have it. */
    description: textWithPlaceholders('{line}')
      .meta(OF_MATERIAL)
      .default('{line} {count}, {places}.'),
    from: text,
    ages: text,
    care: text,
    instead: text,
    price: text,
    picture: textWithPlaceholders('{title}', '{place}'),
    next: text,
    all: text,
  }),
  rooms: z.strictObject({
    title: text,
    crumb: text,
    description: text,
    headline: text,
    lead: text,
    with: textWithPlaceholders('{rooms}', '{material}'),
    roomTitle: textWithPlaceholders('{rooms}').meta(OF_ROOMS),
    roomDescription: textWithPlaceholders('{rooms}').meta(OF_ROOMS),
    withDescription: textWithPlaceholders('{rooms}', '{material}').meta(OF_BOTH),
    byRoom: text,
    byMaterial: text,
    every: text,
    page: textWithPlaceholders('{n}'),
    onProjects: text
      .regex(/\{rooms\}.*\{materials\}/, 'must contain {rooms}, and {materials} after it')
      .meta({ gaps: ['rooms', 'materials'] }),
    onProjectsRooms: text,
    onProjectsMaterials: text,
  }),
  counts: z.strictObject({ pictures: counted, rooms: counted, places: counted }),
  kinds: z.record(key, z.strictObject({ name: text, words: z.array(text).min(1) })),
  materials: z.record(key, material),
});

export type MaterialsFile = z.infer<typeof materials>;
