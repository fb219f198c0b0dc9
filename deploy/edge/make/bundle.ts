/** Bundles a Worker's program with its imports and the site's data into one module. */
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { EdgeSite } from '../worker/pages.ts';

const SITE = 'edge:site';

const siteModule = (site: EdgeSite): Plugin => ({
  name: 'edge-site',
  resolveId: (id) => (id === SITE ? `\0${SITE}` : null),
  load: (id) => (id === `\0${SITE}` ? `export default ${JSON.stringify(site)}` : null),
});

/** Bundles `entry` into `<folder>/worker.js`, without modules of the runtime. Returns the file. */
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
