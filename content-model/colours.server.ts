/** The schema of the colours in `brand.yaml`. */
import { z } from 'zod';
import {
  COLOUR_ROLES,
  COLOURS,
  type ColourRole,
  HEX_COLOUR,
  unreadablePairs,
} from '#contract/colours.ts';

export const colour = z
  .string()
  .trim()
  .refine((written) => HEX_COLOUR.test(written), {
    message: 'must be # and six digits or letters from a to f, in quotes, such as "#9a3b22"',
    params: { atDesk: 'must be # and six digits or letters from a to f, such as #9a3b22.' },
  })
  .meta({ tag: 'colour' })
  .transform((written) => written.toLowerCase());
const some = z.strictObject(
  Object.fromEntries(COLOUR_ROLES.map((use) => [use, colour.optional()])) as Record<
    ColourRole,
    z.ZodOptional<typeof colour>
  >,
);

/** Colours of the light and the dark scheme; a missing one is the standard colour. Text must be readable (WCAG 2.2 AA). */
export const colours = z
  .strictObject({ day: some.default({}), night: some.default({}) })
  .superRefine((own, { addIssue }) => {
    for (const light of ['day', 'night'] as const)
      for (const pair of unreadablePairs({ ...COLOURS[light], ...own[light] })) {
        const { upper, lower, least, what } = pair;
        const changed = own[light][upper] ? upper : lower;
        // Values that are not a colour were reported already.
        if (!own[light][changed] || Number.isNaN(pair.contrast)) continue;
        addIssue({
          code: 'custom',
          path: [light, changed],
          message: `${what} are hard to see with this colour: the contrast is ${pair.contrast.toFixed(1)} to 1, and at least ${least} to 1 is needed. Choose a darker or a lighter colour.`,
          params: {
            atDesk: `${what} are hard to see with this colour. Choose a darker or a lighter one.`,
          },
        });
      }
  });
