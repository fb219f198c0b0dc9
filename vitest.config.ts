import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { brandFromContent } from './tools/brand/brand-plugin.ts';
import { wordsOfContent } from './tools/content/content-plugin.ts';

// Threads and servers that the tests start are TypeScript: their stripped types are remembered.
process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/node_modules/.cache/node-compile`;

/** Unit tests sit beside the code and run in Node; walks through a browser are Playwright's (`npm run e2e`). */
export default defineConfig({
  plugins: [brandFromContent(), wordsOfContent()],
  test: {
    environment: 'node',
    include: [
      '{.ci,app,content-model,contract,deploy,desk,pictures,server,tools}/**/*.test.{ts,tsx}',
    ],
    // Two cores, often busy: real SMTP servers, killed processes and disks need more than the default 5 s.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many wait for processes, timers and disks: on two cores three at a time keep both busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
  },
});
