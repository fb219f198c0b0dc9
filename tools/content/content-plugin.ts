/**
 * Vite plugin behind `virtual:content`: the words of the content by the names of their files, wherever the folder lies. Who
 * renders a page of other words with the finished bundle sets `globalThis.contentInstead` before (tools/desk/render-program.ts).
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentDir, contentFile } from '#pictures/content-dir.ts';
import { readContentFiles } from './content-files.ts';

const MODULE = 'virtual:content';
const RESOLVED = `\0${MODULE}`;

export function wordsOfContent(): Plugin {
  return {
    name: 'words-of-content',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const texts = await readContentFiles();
      for (const file of Object.keys(texts)) this.addWatchFile(resolve(contentFile(file)));
      return `export default globalThis.contentInstead ?? ${JSON.stringify(texts)};`;
    },
    configureServer({ watcher, environments }) {
      watcher.add(resolve(contentDir()));
      const renew = (path: string) => {
        if (!/\.(yaml|json)$/.test(path) || !path.startsWith(resolve(contentDir()))) return;
        for (const { moduleGraph } of Object.values(environments)) {
          const module = moduleGraph.getModuleById(RESOLVED);
          if (module) moduleGraph.invalidateModule(module);
        }
      };
      watcher.on('add', renew).on('unlink', renew);
    },
  };
}
