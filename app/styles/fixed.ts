/** Replaces the tokens of fixed.css with their values: as custom properties, every page would contain all of them. */
import { readFileSync } from 'node:fs';
import type { CustomAtRules, Visitor } from 'lightningcss';

const TOKEN = /(--[\w-]+):\s*([^;]+);/g;

/** The custom properties that a sheet defines: values by name. */
export const tokensOf = (css: string): ReadonlyMap<string, string> =>
  new Map([...css.matchAll(TOKEN)].map(([, name = '', value = '']) => [name, value]));

/** Replaces `var(--space-1)` with its value. */
export const inlineTokens = (tokens: ReadonlyMap<string, string>): Visitor<CustomAtRules> => ({
  Variable: ({ name }) => {
    const value = tokens.get(name.ident);
    return value === undefined ? undefined : { raw: value };
  },
});

/** The fixed tokens of the site. */
export const FIXED_TOKENS = tokensOf(readFileSync('app/styles/fixed.css', 'utf8'));
