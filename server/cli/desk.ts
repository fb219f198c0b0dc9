/** `npm run desk -- <command>`: manages access to the desk. Can run beside the server, on the same database. */
import '#server/startup/check-node.cjs';
import { runDesk } from './desk-run.ts';
import { currentStudio } from './studio-now.ts';

process.umask(0o077);
process.exitCode = await runDesk(process.argv.slice(2), {
  env: process.env,
  now: Date.now(),
  readStudio: currentStudio,
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(`${text}\n`),
});
