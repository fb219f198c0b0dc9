/** The colours of the site by their use, what a studio may change of them, and whether words on them can be read. */
import { z } from 'zod';

/** As `app/styles/tokens.css` has them; a test compares the two. */
const DAY = {
  background: '#eceee9',
  surface: '#f8f8f4',
  text: '#1e2321',
  'text-muted': '#5e6762',
  border: '#c9cfc9',
  'border-strong': '#8b948d',
  accent: '#9a3b22',
  'accent-strong': '#7e2e19',
  'on-accent': '#fbf7f0',
  ornament: '#8a6a2f',
  success: '#3f6b4c',
  'surface-dark': '#171a19',
  'on-dark': '#edebe3',
  'on-dark-muted': '#a3aba5',
  'border-on-dark': '#343a38',
  'accent-on-dark': '#e08a6a',
};
const NIGHT = {
  ...DAY,
  background: '#171a19',
  surface: '#202423',
  text: '#edebe3',
  'text-muted': '#a3aba5',
  border: '#343a38',
  'border-strong': '#747d77',
  accent: '#e08a6a',
  'accent-strong': '#eda387',
  'on-accent': '#1a0f0a',
  ornament: '#d2ae6a',
  success: '#8fbf9b',
  'surface-dark': '#0f1211',
};

type Use = keyof typeof DAY;
export type Colours = Readonly<Record<Use, string>>;
export const COLOURS: Readonly<Record<'day' | 'night', Colours>> = { day: DAY, night: NIGHT };

/** What stands on what, and how far apart the two must be in brightness (WCAG 2.2 AA). */
const PAIRS: readonly (readonly [Use, Use, number])[] = [
  ...(['text', 'text-muted', 'accent', 'accent-strong'] as const).map(
    (use) => [use, 'background', 4.5] as const,
  ),
  ...(['text', 'text-muted', 'accent'] as const).map((use) => [use, 'surface', 4.5] as const),
  ['on-accent', 'accent', 4.5],
  ...(['on-dark', 'on-dark-muted', 'accent-on-dark'] as const).map(
    (use) => [use, 'surface-dark', 4.5] as const,
  ),
  ['border-strong', 'surface', 3],
];

/** Brightness of `#rrggbb` as WCAG reckons it, 0 to 1. */
function brightness(colour: string): number {
  const linear = (at: number) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

/** 1 for one colour twice, 21 for black and white. */
export function contrast(one: string, other: string): number {
  const [a, b] = [brightness(one), brightness(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const HEX = /^#[0-9a-f]{6}$/i;
const colour = z
  .string()
  .trim()
  .regex(HEX, 'must be a colour of six digits in quotes, such as "#9a3b22"')
  .transform((written) => written.toLowerCase());
const some = z.strictObject(
  Object.fromEntries(Object.keys(DAY).map((use) => [use, colour.optional()])) as Record<
    Use,
    z.ZodOptional<typeof colour>
  >,
);

/** Colours of its own by day and by night; each that is not named stays as it is. */
export const colours = z
  .strictObject({ day: some.default({}), night: some.default({}) })
  .superRefine((own, { addIssue }) => {
    for (const light of ['day', 'night'] as const) {
      const all: Colours = { ...COLOURS[light], ...own[light] };
      for (const [upper, lower, least] of PAIRS) {
        const changed = own[light][upper] ? upper : lower;
        if (!own[light][changed]) continue;
        // What is no colour has been told already, and has no contrast.
        if (![all[upper], all[lower]].every((one) => HEX.test(one))) continue;
        const is = contrast(all[upper], all[lower]);
        if (is >= least) continue;
        const [front, back] = [upper, lower].map((use) => use.replaceAll('-', ' '));
        addIssue({
          code: 'custom',
          path: [light, changed],
          message: `makes ${front} on ${back} hard to see: their contrast is ${is.toFixed(1)} to 1, and ${least} to 1 is needed. Take a darker or a lighter one.`,
        });
      }
    }
  });
