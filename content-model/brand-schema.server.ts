/** The schema of `brand.yaml`: mark, fonts, and a colour for each use. */
import { z } from 'zod';
import { PAIR_NAMES } from '#contract/fonts.ts';
import { colours } from './colours.server.ts';
import { text } from './parts.server.ts';

/** Maximum length of a mark's outline. One that was traced from a picture is much shorter. */
export const MARK_MAX = 20_000;
/** In a square of 37 units. */
const outline = text
  .refine((written) => /^[Mm][MmZzLlHhVvCcSsQqTtAa\d\s,.eE+-]+$/.test(written), {
    message: 'cannot be drawn. Write the outline of an SVG path, its "d", which begins with M.',
    params: { atDesk: 'cannot be drawn. Upload it again.' },
  })
  .meta({ tag: 'outline' });

export const brand = z.strictObject({
  /** Outline below the arch. Without it the initials of the name are drawn. */
  letter: outline.optional(),
  /** A complete mark, which replaces arch and letter. */
  mark: outline.max(MARK_MAX).meta({ tag: 'mark' }).optional(),
  /** The default is the first pair. */
  fonts: z.enum(PAIR_NAMES).meta({ tag: 'fonts' }).optional(),
  colours: colours.default({ day: {}, night: {} }),
});
