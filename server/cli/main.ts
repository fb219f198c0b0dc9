/** `npm run enquiries -- <command>`: manages enquiries. Can run beside the server, on the same database. */
import '#server/startup/check-node.cjs';
import { processEnvironment } from './environment.ts';
import { run } from './run.ts';

process.umask(0o077);
// `| head` closes the pipe early, which is not an error.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await run(process.argv.slice(2), processEnvironment());
