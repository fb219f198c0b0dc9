/** Style and script of the studio's pair of fonts, for the site's bundle. */
import { facesCss, fallbacksCss, fontPair, fontTokens, STANDARD_FONTS } from '#contract/fonts.ts';
import type { Brand } from './brand.ts';

/** Path of a font file for the bundler. */
const addressOf = (file: string) => `/app/styles/fonts/${file}.woff2`;

/**
 * The pair's fonts are loaded by script (app/shell/late-styles/load-fonts.ts), or by the style sheet if script is off.
 * The studio's name in Devanagari has the same font with every pair.
 */
export function fontsCss({ fonts }: Pick<Brand, 'fonts'>): string {
  const pair = fontPair(fonts);
  return [
    `@media (scripting: none) { ${facesCss(pair, addressOf)} }`,
    `@font-face { font-family: 'Gotu Devanagari'; src: url('${addressOf('gotu-devanagari')}') format('woff2'); font-display: swap; }`,
    fallbacksCss(pair),
  ].join('\n');
}

/** A module with the family, address and weights of each font. */
export function fontsModule({ fonts }: Pick<Brand, 'fonts'>): string {
  const { display, text } = fontPair(fonts);
  return [
    `import text from '${addressOf(text.file)}';`,
    `import display from '${addressOf(display.file)}';`,
    `export const FACES = [['${display.family}', display, '${display.weight}'], ['${text.family}', text, '${text.weight}']];`,
  ].join('\n');
}

/** The font properties of the style sheet, if the pair is not the standard one. */
export function fontTokensCss({ fonts }: Pick<Brand, 'fonts'>): string {
  if (fonts === STANDARD_FONTS) return '';
  const tokens = Object.entries(fontTokens(fontPair(fonts)));
  return `@layer tokens { :root { ${tokens.map(([name, value]) => `${name}: ${value};`).join(' ')} } }`;
}
