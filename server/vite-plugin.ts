/** Mounts the post room into Vite's development server: one process, one port. Used by vite.config.ts alone. */
import type { Plugin } from 'vite';
import { readConfig } from '#server/config/config.ts';
import { createLog } from './log.ts';
import { openPostRoom } from './server.ts';
import type { Studio } from './studio.ts';

/** `studio`: the facts that a build would write to build/studio.json; `pages`: paths that an answer may redirect to. */
export function postRoom(studio: Studio, pages: ReadonlySet<string>): Plugin {
  return {
    name: 'post-room',
    apply: 'serve',
    configureServer({ middlewares, httpServer }) {
      const log = createLog((line) => process.stdout.write(line), Date.now);
      const config = readConfig(process.env);
      const room = openPostRoom({ config, studio, now: Date.now, log }, pages);
      httpServer?.once('close', () => void room.close(Promise.resolve()));
      middlewares.use((request, response, next) => {
        if (/^\/(api\/|healthz\b)/.test(request.url ?? '')) void room.listener(request, response);
        else next();
      });
    },
  };
}
