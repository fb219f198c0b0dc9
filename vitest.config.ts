import { globSync, readFileSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { lowerPriority } from './server/lower-priority.ts';
import { brandFromContent } from './tools/brand/brand-plugin.ts';
import { textsFromContent } from './tools/content/content-plugin.ts';

// Threads and servers that the tests start are TypeScript: their stripped types are remembered.
process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/node_modules/.cache/node-compile`;

/** The desk's films too are made soon rather than fine. */
process.env.FILM_EFFORT ??= 'least';

// The server builds at low priority. Tests have the same, because otherwise these builds would wait for all other tests.
lowerPriority(constants.priority.PRIORITY_LOW);

/** These take longest and start first: started last, one of them would run alone at the end. */
const LONGEST = [
  'tools/release/same-bytes.test.ts',
  'tools/release/start.test.ts',
  'tools/release/first-start.test.ts',
  'tools/film/film.test.ts',
  'server/desk/publishing/publishing.test.ts',
  'server/desk/content/films/films.test.ts',
  'server/cli/backup.test.ts',
  'server/desk/content/plan/read-plan.test.ts',
  'server/desk/content/intake/intake.test.ts',
  'tools/content/mutations.test.tsx',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) =>
      LONGEST.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const FILES =
  '{.ci,app,content-model,contract,deploy,desk,pictures,server,tools}/**/*.test.{ts,tsx}';
/**
 * What may change a process or its modules for other files: mocks, environment, any import of `node:` or of a folder testing/.
 * Only the test's own text is searched, not what it imports.
 */
const NEEDS_ISOLATION =
  /\bvi\.|\bprocess\.|globalThis|'node:|#server\/.*testing\/|'\.\.?\/.*testing\//;
/** Files that share processes, because starting one for each takes longer than their tests. */
const TOGETHER = globSync(FILES, { cwd: import.meta.dirname })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => !NEEDS_ISOLATION.test(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')));

/** Unit tests are beside the code and run in Node; browser tests are Playwright's (`npm run e2e`). */
export default defineConfig({
  plugins: [brandFromContent(), textsFromContent()],
  test: {
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    // Two cores, often busy: real SMTP servers, killed processes and disks need more than the default 5 s.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Many wait for processes, timers and disks: on two cores three at a time keep both busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      { extends: true, test: { name: 'together', isolate: false, include: TOGETHER } },
      { extends: true, test: { name: 'alone', include: [FILES], exclude: TOGETHER } },
    ],
  },
});
