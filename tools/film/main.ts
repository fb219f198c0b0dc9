/** `npm run film -- clip.mp4 kitchen`: converts an ordinary film into the files that the site needs. */
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { clearLine } from '#pictures/clear-line.ts';
import { isDiskFull } from '#server/durable.ts';
import { lowerPriority } from '#server/lower-priority.ts';
import { makeFilm } from './film.ts';
import { DISK_FULL, FilmError, HELP, readOptions } from './options.ts';

const { stdout, stderr } = process;
const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => abort.abort());
// The desk's server has ended.
process.once('disconnect', () => abort.abort());

/** A terminal shows progress in one line, a log only what is finished. */
const clear = () => clearLine(stdout);
const run = {
  root: process.cwd(),
  signal: abort.signal,
  say: (line: string) => void stdout.write(`${clear()}${line}\n`),
  progress: (file: string, done: number) => {
    process.send?.({ file, done });
    if (stdout.isTTY) stdout.write(`${clear()}${file}  ${Math.round(done * 100)} %`);
  },
};

/** npm changes to the project's root, but paths are relative to the folder in which the command was typed. */
function pathOf(clip: string): string {
  const typedIn = resolve(process.env.INIT_CWD ?? '.', clip);
  return existsSync(typedIn) ? typedIn : resolve(clip);
}

try {
  const options = readOptions(process.argv.slice(2));
  // For the desk: the server has priority.
  if (process.send) lowerPriority(constants.priority.PRIORITY_LOW);
  if (options) await makeFilm({ ...options, path: pathOf(options.clip) }, run);
  else stdout.write(HELP);
} catch (error) {
  const isFull = isDiskFull(error);
  if (!(error instanceof FilmError) && !isFull && !abort.signal.aborted) throw error;
  const message = isFull ? DISK_FULL : (error as Error).message;
  const line = abort.signal.aborted ? 'Stopped; nothing was changed.' : message;
  stderr.write(`${clear()}${line}\n`);
  process.exitCode = 1;
}
process.removeAllListeners('disconnect');
if (process.connected) process.disconnect();
