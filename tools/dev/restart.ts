/** Restarts the development server when its own code changes, because Node does not reload modules. */
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
/** Code that the configuration imports (tools/vite-config.ts), including the API. */
const PROGRAM =
  /^(server|tools|contract|content-model|pictures|app\/site|app\/styles)\/.+(?<!\.test)\.ts$/;

/** Exit code of a server that asks to be restarted (run.ts). */
export const RESTART_CODE = 75;

export const restartsWithItsPrograms = (): Plugin => ({
  name: 'restarts-with-its-programs',
  apply: 'serve',
  configureServer({ watcher, config }) {
    watcher.on('change', (path) => {
      const file = relative(ROOT, path).split(sep).join('/');
      if (!PROGRAM.test(file)) return;
      config.logger.info(`${file} has changed: the server starts again.`, { timestamp: true });
      process.exit(RESTART_CODE);
    });
  },
});
