/** `npm run enquiries -- <command>`: the studio's desk. Works beside the running server, on the same database. */
import { join } from 'node:path';
import { readStudio } from '#server/studio.ts';
import { run } from './run.ts';

process.umask(0o077);
// `| head` closes the pipe early; that is no fault.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  now: Date.now(),
  width: process.stdout.columns ?? 100,
  studio: () => readStudio(join(import.meta.dirname, '..', '..', 'build', 'studio.json')),
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(`${text}\n`),
});
