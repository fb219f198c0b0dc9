/** The shape of `brand.yaml`: the mark, the fonts, and colours by their use. */
import { z } from 'zod';
import { PAIR_NAMES } from '#contract/fonts.ts';
import { colours } from './colours.server.ts';
import { text } from './parts.server.ts';

/** The longest mark, as an outline: one that was read from a picture is far shorter. */
export const MARK_MAX = 20_000;
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
  mark: outline.max(MARK_MAX).meta({ tag: 'mark' }).optional(),
  /** Without it the site has the first pair. */
  fonts: z.enum(PAIR_NAMES).meta({ tag: 'fonts' }).optional(),
  colours: colours.default({ day: {}, night: {} }),
});
