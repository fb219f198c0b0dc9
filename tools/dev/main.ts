/** `npm run dev`: the site, the desk and the API on one port, reloaded on save. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathProblem } from '#tools/release/project-path.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** What has to be there first. None needs another, so they run at once. */
const FIRST = ['tools/desk/main.ts', 'tools/content/check-content.ts', 'pictures/main.ts'];
const SERVER = join(
  dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
  'bin.cjs',
);

const children = new Set<ChildProcess>();
function start(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  children.add(child);
  return child;
}
const exitCode = async (child: ChildProcess) => ((await once(child, 'exit')) as [number | null])[0];

// Ctrl+C reaches the others by itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {
  for (const child of children) child.kill();
});

const problem = pathProblem(ROOT);
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
const codes = await Promise.all(FIRST.map((program) => exitCode(start(program))));
process.exitCode = codes.every((code) => code === 0)
  ? ((await exitCode(start(SERVER, 'dev'))) ?? 0)
  : 1;
