/** The shape of `content/projects.yaml`: the words around all projects. */
import { z } from 'zod';
import { countedText } from './counted.server.ts';
import { naming, pictureName, pictureRef, text } from './parts.server.ts';
import { projectPage } from './project-page-schema.server.ts';

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
    views: text,
    more: text,
    notes: text,
    fullSize: text,
    failed: text,
    // What a project would cost today, as a fact and beside its name. Older content lacks both.
    cost: naming('{range}').default('About {range} at today’s rates, before GST'),
    costShort: naming('{range}').default('about {range}'),
  }),
  plan: z.strictObject({ alt: text, caption: text, scale: text, north: text }),
  page: projectPage,
  facts: z.strictObject({
    homeType: text,
    // Content that is older than the fact has no word for it.
    placeType: text.default('Place'),
    area: text,
    locality: text,
    year: text,
    duration: text,
    cost: text.default('Cost'),
    scope: text,
    materials: text,
  }),
});
