/**
 * Vite plugin for `virtual:content`: the texts of the content by file name. The bundle contains none of them, so
 * changed texts need no new bundle: the program that renders pages with it sets `globalThis.contentInstead` first
 * (tools/pages/prerender.ts, tools/desk/render-program.ts).
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentDir, contentFile } from '#pictures/content-dir.ts';
import { readContentFiles } from './content-files.ts';

const MODULE = 'virtual:content';
const RESOLVED = `\0${MODULE}`;

export function textsFromContent(): Plugin {
  let isBundled = false;
  return {
    name: 'words-of-content',
    configResolved({ command }) {
      isBundled = command === 'build';
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      if (isBundled) return 'export default globalThis.contentInstead;';
      const texts = await readContentFiles();
      for (const file of Object.keys(texts)) this.addWatchFile(resolve(contentFile(file)));
      return `export default ${JSON.stringify(texts)};`;
    },
    /** React Router requests one page of the bundle in any case. */
    async configurePreviewServer() {
      globalThis.contentInstead = await readContentFiles();
    },
    /** Texts are read when pages are rendered, so the browser has no module to replace: it reloads the page. */
    configureServer({ watcher, environments }) {
      watcher.add(resolve(contentDir()));
      const renew = (path: string) => {
        if (!/\.(yaml|json)$/.test(path) || !path.startsWith(resolve(contentDir()))) return;
        for (const { moduleGraph, hot } of Object.values(environments)) {
          const module = moduleGraph.getModuleById(RESOLVED);
          if (module) moduleGraph.invalidateModule(module);
          hot.send({ type: 'full-reload' });
        }
      };
      watcher.on('add', renew).on('change', renew).on('unlink', renew);
    },
  };
}
