/** The shape of `brand.yaml`: the mark, and colours by their use. */
import { z } from 'zod';
import { colours } from './colours.server.ts';
import { text } from './parts.server.ts';

/** In a square of 37. */
const outline = text
  .regex(
    /^[Mm][MmZzLlHhVvCcSsQqTtAa\d\s,.eE+-]+$/,
    'must be the outline of an SVG path (its "d"), which begins with M',
  )
  .meta({ tag: 'outline' });

export const brand = z.strictObject({
  /** Outline under the arch; without it the initials of the name are drawn. */
  letter: outline.optional(),
  /** The whole mark, in place of arch and letter. */
  mark: outline.optional(),
  colours: colours.default({ day: {}, night: {} }),
});
