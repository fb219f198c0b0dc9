/** What the development server watches. */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
/** Folders of which no page is made, with thousands of files. */
const FOREIGN = ['bench', 'build', 'data', 'deploy', 'desk', 'docs', 'e2e', 'media'];

/** For `server.watch`: each file would cost the start a tenth of a millisecond. */
export const WATCHED = { ignored: FOREIGN.map((folder) => `${join(ROOT, folder)}/**`) };

/**
 * React Router keeps a second server, which reads the routes' exports, with a watcher of its own for the whole project. It
 * asks its plugins each time, so nothing that it knows becomes old.
 */
export const oneWatcher = (): Plugin => ({
  name: 'one-watcher',
  config({ cacheDir, server }) {
    if (cacheDir?.endsWith('child-compiler') && server) server.watch = null;
  },
});
