/** Vite plugin behind `virtual:brand` (the mark's outline, the browser's bar) and `virtual:brand.css` (a studio's own colours). */
import type { Plugin } from 'vite';
import { coloursCss } from '#contract/colours.ts';
import { ARCH_LINE, type Brand, readBrand } from './brand.ts';

const MODULE = 'virtual:brand';
const STYLES = 'virtual:brand.css';

export const brandModule = ({ arch, letter, day }: Brand) =>
  Object.entries({ ARCH: arch, ARCH_LINE, LETTER: letter, BAR_COLOUR: day['surface-dark'] })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join(' ');

export function brandFromContent(): Plugin {
  const ids = [MODULE, STYLES];
  return {
    name: 'brand-from-content',
    resolveId: (id) => (ids.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${MODULE}`) return brandModule(await readBrand());
      if (id === `\0${STYLES}`) return coloursCss((await readBrand()).own);
      return undefined;
    },
  };
}
