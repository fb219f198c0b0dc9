/** Vite plugin behind `virtual:brand` (the mark's outline, the browser's bar) and `virtual:brand.css` (a studio's own colours). */
import type { Plugin } from 'vite';
import { ARCH_LINE, type Brand, readBrand } from './brand.ts';

const MODULE = 'virtual:brand';
const STYLES = 'virtual:brand.css';

const declarations = (colours: Brand['own']['day']) =>
  Object.entries(colours)
    .map(([use, colour]) => `--${use}: ${colour};`)
    .join(' ');

/** Nothing, as long as the studio has no colour of its own. */
export function brandCss({ own }: Pick<Brand, 'own'>): string {
  const [day, night] = [declarations(own.day), declarations(own.night)];
  const byNight = night && `@media (prefers-color-scheme: dark) { :root { ${night} } }`;
  return day || night ? `@layer tokens { ${day && `:root { ${day} }`} ${byNight} }` : '';
}

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
      if (id === `\0${STYLES}`) return brandCss(await readBrand());
      return undefined;
    },
  };
}
