/** The style and the script of the studio's pair of fonts, for the site's bundle. */
import { facesCss, fallbacksCss, fontPair, fontTokens, STANDARD_FONTS } from '#contract/fonts.ts';
import type { Brand } from './brand.ts';

/** As the bundler addresses a file of the project. */
const addressOf = (file: string) => `/app/styles/fonts/${file}.woff2`;

/**
 * The faces of the pair are fetched by a line of script (app/shell/late-styles/load-fonts.ts), or by the sheet where none
 * runs. The name in its own script stands at the foot of a page in one font, whichever the pair is.
 */
export function fontsCss({ fonts }: Pick<Brand, 'fonts'>): string {
  const pair = fontPair(fonts);
  return [
    `@media (scripting: none) { ${facesCss(pair, addressOf)} }`,
    `@font-face { font-family: 'Gotu Devanagari'; src: url('${addressOf('gotu-devanagari')}') format('woff2'); font-display: swap; }`,
    fallbacksCss(pair),
  ].join('\n');
}

/** Family as the style sheet names it, address and weights of each font, as a module. */
export function fontsModule({ fonts }: Pick<Brand, 'fonts'>): string {
  const { display, text } = fontPair(fonts);
  return [
    `import text from '${addressOf(text.file)}';`,
    `import display from '${addressOf(display.file)}';`,
    `export const FACES = [['${display.family}', display, '${display.weight}'], ['${text.family}', text, '${text.weight}']];`,
  ].join('\n');
}

/** What another pair than the standard one changes in the style sheet. */
export function fontTokensCss({ fonts }: Pick<Brand, 'fonts'>): string {
  if (fonts === STANDARD_FONTS) return '';
  const tokens = Object.entries(fontTokens(fontPair(fonts)));
  return `@layer tokens { :root { ${tokens.map(([name, value]) => `${name}: ${value};`).join(' ')} } }`;
}
