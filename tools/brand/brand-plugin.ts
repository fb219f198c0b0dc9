/**
 * Vite plugin for `virtual:brand` (the mark's outline, the colour of the browser's bar), `virtual:fonts` and
 * `virtual:fonts.css` (the pair of fonts), and `virtual:brand.css` (the studio's own colours and font properties).
 */
import type { Plugin } from 'vite';
import { coloursCss } from '#contract/colours.ts';
import { ARCH_LINE } from '#contract/mark.ts';
import { type Brand, readBrand } from './brand.ts';
import { fontsCss, fontsModule, fontTokensCss } from './fonts-css.ts';

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
