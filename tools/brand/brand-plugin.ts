/**
 * Vite plugin for `virtual:brand` (the mark's outline, the colour of the browser's bar), `virtual:fonts` and
 * `virtual:fonts.css` (the pair of fonts), and `virtual:brand.css` (the studio's own colours and font properties).
 */
import type { Plugin } from 'vite';
import { coloursCss } from '#contract/colours.ts';
import { facesCss, fallbacksCss, fontPair, fontTokens, STANDARD_FONTS } from '#contract/fonts.ts';
import { ARCH_LINE } from '#contract/mark.ts';
import { type Brand, readBrand } from './brand.ts';

const brandModule = ({ arch, letter, day }: Brand) =>
  Object.entries({ ARCH: arch, ARCH_LINE, LETTER: letter, BAR_COLOUR: day['surface-dark'] })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join(' ');

const brandCss = (brand: Brand) =>
  [coloursCss(brand.own), fontTokensCss(brand)].filter(Boolean).join('\n');

/** By the names that the site imports. The bundle depends on their code. */
export const BRAND_MODULES: Readonly<Record<string, (brand: Brand) => string>> = {
  'virtual:brand': brandModule,
  'virtual:brand.css': brandCss,
  'virtual:fonts': fontsModule,
  'virtual:fonts.css': fontsCss,
};

export function brandFromContent(): Plugin {
  return {
    name: 'brand-from-content',
    resolveId: (id) => (Object.hasOwn(BRAND_MODULES, id) ? `\0${id}` : undefined),
    async load(id) {
      return BRAND_MODULES[id.replace('\0', '')]?.(await readBrand());
    },
  };
}

const addressOf = (file: string) => `/app/styles/fonts/${file}.woff2`;

/**
 * The pair's fonts are loaded by script (app/shell/late-styles/load-fonts.ts), or by the style sheet if script is off.
 * The studio's name in Devanagari has the same font with every pair.
 */
function fontsCss({ fonts }: Pick<Brand, 'fonts'>): string {
  const pair = fontPair(fonts);
  return [
    `@media (scripting: none) { ${facesCss(pair, addressOf)} }`,
    `@font-face { font-family: 'Gotu Devanagari'; src: url('${addressOf('gotu-devanagari')}') format('woff2'); font-display: swap; }`,
    fallbacksCss(pair),
  ].join('\n');
}

/** A module with the family, address and weights of each font. */
function fontsModule({ fonts }: Pick<Brand, 'fonts'>): string {
  const { display, text } = fontPair(fonts);
  return [
    `import text from '${addressOf(text.file)}';`,
    `import display from '${addressOf(display.file)}';`,
    `export const FACES = [['${display.family}', display, '${display.weight}'], ['${text.family}', text, '${text.weight}']];`,
  ].join('\n');
}

/** The font properties of the style sheet, if the pair is not the standard one. */
function fontTokensCss({ fonts }: Pick<Brand, 'fonts'>): string {
  if (fonts === STANDARD_FONTS) return '';
  const tokens = Object.entries(fontTokens(fontPair(fonts)));
  return `@layer tokens { :root { ${tokens.map(([name, value]) => `${name}: ${value};`).join(' ')} } }`;
}
