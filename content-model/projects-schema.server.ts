import { z } from 'zod';
import { countedText } from './counted.server.ts';
import {
  pictureName,
  pictureRef,
  text,
  textWithGaps,
  textWithPlaceholders,
} from './parts.server.ts';
import { projectPage } from './project-page-schema.server.ts';
import type { Facts } from './types.ts';

export const projects = z.strictObject({
  headline: countedText,
  lead: text,
  studio: text,
  layout: z.enum(['tabs', 'accordion']),
  background: z.array(pictureName).min(1),
  categoriesLabel: text,
  detailsHeading: text,
  detailsLead: text,
  preview: z.strictObject({ picture: pictureRef, title: text, details: text }),
  kindNote: z.strictObject({ visualisation: text, photograph: text }),
  words: z.strictObject({
    views: textWithGaps('count'),
    more: textWithGaps('count'),
    // The same for one picture. Optional, because older content lacks both.
    oneView: textWithGaps('count').default('1 picture'),
    oneMore: textWithGaps('count').default('1 more picture, with notes'),
    notes: text,
    fullSize: text,
    failed: text,
    // What a project would cost today, among its facts and beside its name. Optional, because older content lacks both.
    cost: textWithPlaceholders('{range}').default('About {range} at today’s rates, before GST'),
    costShort: textWithPlaceholders('{range}').default('about {range}'),
  }),
  /** The filters. Optional, because older content lacks them. */
  filters: z
    .strictObject({
      label: text,
      all: text,
      home: text,
      where: text,
      budget: text,
      steps: z.array(z.number().positive()).min(1).max(6),
      upTo: textWithPlaceholders('{high}'),
      between: textWithPlaceholders('{low}', '{high}'),
      above: textWithPlaceholders('{low}'),
      note: text,
      title: textWithPlaceholders('{name}'),
    })
    .refine(({ steps }) => steps.every((step, i) => i === 0 || step > (steps[i - 1] ?? 0)), {
      path: ['steps'],
      error: 'must ascend: each step must be greater than the one before',
    })
    .default({
      label: 'Find a project',
      all: 'All projects',
      home: 'Kind',
      where: 'Locality',
      budget: 'Budget',
      steps: [20, 40],
      upTo: 'Up to ₹\u00a0{high} lakh',
      between: '₹\u00a0{low}–{high} lakh',
      above: 'Above ₹\u00a0{low} lakh',
      note: 'Budget: what the same work would cost today, before GST.',
      title: 'Projects: {name}',
    }),
  plan: z.strictObject({
    // The details on /projects fill in the title alone.
    alt: textWithGaps('title'),
    caption: text,
    scale: textWithGaps('count'),
    north: text,
  }),
  page: projectPage,
  // In the order of the page, so that a phone's first screen has kind, area and weeks. Newer ones have a default.
  facts: z.strictObject({
    homeType: text,
    placeType: text.default('Place'),
    area: text,
    duration: text,
    cost: text.default('Cost'),
    locality: text,
    year: text,
    pictures: text.default('Pictures'),
    scope: text,
    materials: text,
  } satisfies Record<keyof Facts, z.ZodType>),
});
