/** `npm run desk -- <command>`: manages access to the desk. Can run beside the server, on the same database. */
import '#server/startup/check-node.cjs';
import { runDesk } from './desk-run.ts';
import { processEnvironment } from './environment.ts';

process.umask(0o077);
process.exitCode = await runDesk(process.argv.slice(2), processEnvironment());
