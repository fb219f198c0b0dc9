/**
 * Vite plugin behind `virtual:crops.css`: where the crops of pictures look whose owner has said it (`focus` in a
 * `project.yaml`). Rules by the pictures' addresses: no script and no attribute of a page is longer for it.
 */
import type { Plugin } from 'vite';
import { project } from '#content-model/project-schema.server.ts';
import { readYaml } from '#content-model/read.server.ts';
import { type Manifest, readManifest } from '#pictures/manifest.ts';
import { readContentFiles } from './content-files.ts';

const MODULE = 'virtual:crops.css';
const PROJECT = /\/projects\/[^/]+\/([^/]+)\/project\.yaml$/;
const percent = (part: number) => `${Math.round(part * 100)}%`;

/**
 * One rule per picture with a focus.
 * @param texts the content's files by their names
 */
export function cropsCss(texts: Readonly<Record<string, string>>, { pictures }: Manifest): string {
  const rules = Object.entries(texts).flatMap(([file, text]) => {
    const [, slug] = PROJECT.exec(file) ?? [];
    if (!slug || !/\bfocus:/.test(text)) return [];
    return Object.entries(readYaml(file, text, project).photos).map(([name, photo]) => {
      const picture = pictures[`${slug}/${name.replace(/\.\w+$/, '').normalize('NFC')}`];
      if (!picture || !photo?.focus) return '';
      const [x, y] = photo.focus.map(percent);
      return `img[src^="${picture.base}-"] { object-position: ${x} ${y}; }\n`;
    });
  });
  return rules.join('');
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
