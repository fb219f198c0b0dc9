/** Makes one module of a worker's program and everything that it imports; the site is put into it. */
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { EdgeSite } from '../worker/pages.ts';

const SITE = 'edge:site';

const siteModule = (site: EdgeSite): Plugin => ({
  name: 'edge-site',
  resolveId: (id) => (id === SITE ? `\0${SITE}` : null),
  load: (id) => (id === `\0${SITE}` ? `export default ${JSON.stringify(site)}` : null),
});

/** Bundles `entry` into `<folder>/worker.js`; what the runtime brings itself stays outside. Returns the file. */
export async function bundleWorker(entry: string, site: EdgeSite, folder: string): Promise<string> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [siteModule(site)],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      target: 'es2024',
      rolldownOptions: {
        external: [/^node:/, /^cloudflare:/],
        output: { entryFileNames: 'worker.js', codeSplitting: false },
      },
    },
  });
  return join(folder, 'worker.js');
}
