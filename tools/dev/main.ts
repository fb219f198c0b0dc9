/** `npm run dev`: the site, the desk and the API on one port, reloaded on save. */
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { pathProblem } from '#tools/release/project-path.ts';
import { createDevRun } from './run.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** What the server needs. The steps do not depend on each other, so they run in parallel with the server's own start. */
const FIRST = ['tools/content/check-content.ts', 'pictures/main.ts', 'tools/desk/main.ts'];
const SERVER = join(
  dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
  'bin.cjs',
);
/** React Router's development server needs this condition; it restarts itself if it is missing. */
const CONDITION = '--conditions=development';

const problem = pathProblem(ROOT);
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
const { together, serve, stop } = createDevRun(ROOT);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    process.exitCode ??= 128 + constants.signals[signal];
    stop(signal);
  });
const code = await serve([CONDITION, SERVER, 'dev'], together(FIRST));
process.exitCode ??= code;
