/** The shape of `brand.yaml`: the letter of the mark, and colours by their use. */
import { z } from 'zod';
import { colours } from './colours.server.ts';
import { text } from './parts.server.ts';

export const brand = z.strictObject({
  /** Outline under the arch, in a square of 37; without it the initials of the name are drawn. */
  letter: text
    .regex(
      /^[Mm][MmZzLlHhVvCcSsQqTtAa\d\s,.eE+-]+$/,
      'must be the outline of an SVG path (its "d"), which begins with M',
    )
    .optional(),
  colours: colours.default({ day: {}, night: {} }),
});
