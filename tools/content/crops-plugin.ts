/**
 * Vite plugin for `virtual:crops.css`: the focal points that the owner has chosen, as rules by the pictures' addresses,
 * so that no script or attribute gets longer.
 */
import type { Plugin } from 'vite';
import { MOBILE_QUERY } from '#app/constants.ts';
import { type Framing, framingIn, hasFraming } from '#pictures/framing.ts';
import { type Manifest, readManifest } from '#pictures/manifest.ts';
import { readContentFiles } from './content-files.ts';

const MODULE = 'virtual:crops.css';
const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** The media query for phones. "screen" keeps the minifier from merging these rules with others for phones. */
const ON_PHONES = `screen and ${MOBILE_QUERY}`;

/** One rule for each picture with a focal point, and one for phones if its focal point differs there. */
export function cropsOf(
  framing: readonly (readonly [key: string, Framing])[],
  { pictures }: Manifest,
): string {
  return framing
    .map(([key, { focus, phoneFocus }]) => {
      const picture = pictures[key];
      if (!picture) return '';
      const rule = (point: readonly number[]) =>
        `img[src^="${picture.base}-"] { object-position: ${point.map(percent).join(' ')}; }`;
      return [
        focus && `${rule(focus)}\n`,
        phoneFocus && `@media ${ON_PHONES} { ${rule(phoneFocus)} }\n`,
      ]
        .filter(Boolean)
        .join('');
    })
    .join('');
}

/** @param texts the content's files by their names */
export function cropsCss(texts: Readonly<Record<string, string>>, manifest: Manifest): string {
  const framing = Object.entries(texts).flatMap(([file, text]) =>
    hasFraming(file) ? [...framingIn(file, text)] : [],
  );
  return cropsOf(framing, manifest);
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
