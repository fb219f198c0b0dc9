/** `npm test`: runs types, lint, build, unit tests and browser tests, and prints the time of each. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeLastRun } from './last-run.ts';
import { folderInMemory } from './memory-folder.ts';
import { type Part, runStages, timesOf } from './parts.ts';

/** npm by the path that it sets itself, because on Windows its command is not an executable. */
const { npm_execpath: npm } = process.env;
const script = (name: string): Part => ({
  name,
  run: npm ? [process.execPath, npm, 'run', '--silent', name] : ['npm', 'run', '--silent', name],
});

process.chdir(join(import.meta.dirname, '..', '..'));
const memory = folderInMemory();
if (memory) {
  process.env.TMPDIR = memory;
  process.once('exit', () => rmSync(memory, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}
const startedAt = performance.now();
const results = await runStages([
  // The build first: unit and browser tests start from it. Types and lint use one core meanwhile.
  [[script('types'), script('lint')], [script('build')]],
  [[script('unit')]],
  [[script('e2e')]],
]);
const seconds = (performance.now() - startedAt) / 1000;
process.stdout.write(`\n${timesOf(results, seconds)}\n`);
process.exitCode = Math.max(...results.map(({ code }) => code));
if (process.exitCode === 0) writeLastRun(seconds);
