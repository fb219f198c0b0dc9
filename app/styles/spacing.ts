/** Writes the steps of the spacing scale into the style sheet as lengths: as custom properties every page would carry them all. */
import { readFileSync } from 'node:fs';
import type { CustomAtRules, Visitor } from 'lightningcss';

const STEP = /(--space-\d+):\s*([\d.]+px);/g;

/** The steps that a sheet of tokens defines: length by name. */
export const stepsOf = (css: string): ReadonlyMap<string, string> =>
  new Map([...css.matchAll(STEP)].map(([, name, length]) => [name!, length!]));

/** Puts the length in the place of `var(--space-1)`, and leaves the definition out. */
export const spacingAsLengths = (steps: ReadonlyMap<string, string>): Visitor<CustomAtRules> => ({
  Variable: ({ name }) => {
    const length = steps.get(name.ident);
    return length === undefined ? undefined : { raw: length };
  },
  Declaration: {
    custom: ({ name }) => (steps.has(name) ? [] : undefined),
  },
});

/** The scale of the site. */
export const SPACING = stepsOf(readFileSync('app/styles/tokens.css', 'utf8'));
