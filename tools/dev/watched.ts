/** Which files the development server watches. */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
/** Folders with thousands of files that no page uses. */
const FOREIGN = ['bench', 'build', 'data', 'deploy', 'desk', 'docs', 'e2e', 'media'];

/** For `server.watch`: each watched file makes the start 0.1 ms slower. */
export const WATCHED = { ignored: FOREIGN.map((folder) => `${join(ROOT, folder)}/**`) };

/**
 * React Router runs a second server, which reads the routes' exports and watches the whole project. It reads them anew
 * each time, so it needs no watcher.
 */
export const oneWatcher = (): Plugin => ({
  name: 'one-watcher',
  config({ cacheDir, server }) {
    if (cacheDir?.endsWith('child-compiler') && server) server.watch = null;
  },
});
