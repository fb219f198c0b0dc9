/**
 * `npm run bench:pages|server|desk`: runs the parts of a benchmark one after the other, and exits 1 if one misses a
 * goal. `npm run bench:server -- relay 20` runs one part with its operands; operands without a name are those of the
 * first part.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const BENCHES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pages: { pages: 'pages.ts', motion: 'motion.ts' },
  server: {
    speed: 'server.ts',
    relay: 'relay.ts',
    edge: 'edge.ts',
    projects: 'many-projects.ts',
    visits: 'visits.ts',
  },
  desk: { desk: 'desk.ts' },
};

const [bench = '', ...operands] = process.argv.slice(2);
const parts = BENCHES[bench];
if (!parts)
  throw new Error(`No benchmark "${bench}": there are ${Object.keys(BENCHES).join(', ')}.`);

function runPart(file: string, args: readonly string[]): boolean {
  const program = [join(import.meta.dirname, file), ...args];
  return spawnSync(process.execPath, program, { stdio: 'inherit' }).status === 0;
}

const [name = '', ...rest] = operands;
const [first = ''] = Object.values(parts);
if (parts[name]) process.exitCode = runPart(parts[name], rest) ? 0 : 1;
else if (operands.length > 0) process.exitCode = runPart(first, operands) ? 0 : 1;
else {
  const missed = Object.entries(parts).filter(([, file]) => !runPart(file, []));
  for (const [part] of missed) process.stderr.write(`${bench}: ${part} missed a goal.\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}
