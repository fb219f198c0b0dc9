/** `npm run enquiries -- <command>`: manages enquiries. Can run beside the server, on the same database. */
import '#server/startup/check-node.cjs';
import { join } from 'node:path';
import { run } from './run.ts';
import { currentStudio } from './studio-now.ts';

process.umask(0o077);
// `| head` closes the pipe early, which is not an error.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  now: Date.now(),
  width: process.stdout.columns ?? 160,
  readStudio: currentStudio,
  projectFolder: join(import.meta.dirname, '..', '..'),
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(`${text}\n`),
});
