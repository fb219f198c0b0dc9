/** Runs the API inside Vite's development server: one process, one port. Used by tools/vite-config.ts alone. */
import type { Plugin } from 'vite';
import { readConfig } from '#server/config/config.ts';
import { isApi, isDesk } from '#server/http/api-paths.ts';
import { createEnquiryService } from './enquiry-service.ts';
import { createLog } from './log.ts';
import type { Studio } from './studio.ts';

/** `studio`: the data that a build would write to build/studio.json; `readPages`: paths to which an answer may redirect. */
export function enquiryApi(studio: Studio, readPages: () => Promise<ReadonlySet<string>>): Plugin {
  return {
    name: 'enquiry-api',
    apply: 'serve',
    async configureServer({ middlewares, httpServer }) {
      const pages = new Set<string>();
      const log = createLog((line) => process.stdout.write(line), Date.now);
      const config = readConfig(process.env);
      const service = createEnquiryService({
        config,
        site: { studio, pages, release: undefined },
        now: Date.now,
        log,
      });
      let reading: Promise<void> | undefined;
      /** So the first page does not wait until the whole content is read for the API. */
      const pagesRead = () => {
        reading ??= readPages().then((all) => {
          for (const page of all) pages.add(page);
        });
        return reading;
      };
      httpServer?.once('close', () => void service.close(Promise.resolve()));
      middlewares.use((request, response, next) => {
        const target = request.url ?? '/';
        if (isApi(target)) void pagesRead().then(() => service.listener(request, response), next);
        else if (service.desk && isDesk(target)) void service.desk(request, response);
        else next();
      });
    },
  };
}
