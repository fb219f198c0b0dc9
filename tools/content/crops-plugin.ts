/**
 * Vite plugin behind `virtual:crops.css`: what crops keep in sight where the owner has chosen a focal point. Rules by the
 * pictures' addresses: no script and no attribute of a page is longer for it.
 */
import type { Plugin } from 'vite';
import { framingIn, hasFraming } from '#pictures/framing.ts';
import { type Manifest, readManifest } from '#pictures/manifest.ts';
import { readContentFiles } from './content-files.ts';

const MODULE = 'virtual:crops.css';
const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/**
 * One rule per picture with a focal point.
 * @param texts the content's files by their names
 */
export function cropsCss(texts: Readonly<Record<string, string>>, { pictures }: Manifest): string {
  const framing = Object.entries(texts).flatMap(([file, text]) =>
    hasFraming(file) ? [...framingIn(file, text)] : [],
  );
  return framing
    .map(([key, { focus }]) => {
      const picture = pictures[key];
      if (!picture || !focus) return '';
      const [x, y] = focus.map(percent);
      return `img[src^="${picture.base}-"] { object-position: ${x} ${y}; }\n`;
    })
    .join('');
}

export function cropsFromContent(): Plugin {
  return {
    name: 'crops-from-content',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      return id === `\0${MODULE}` ? cropsCss(await readContentFiles(), readManifest()) : undefined;
    },
  };
}
