/** `npm run mail-test -- you@studio.in`: one real email by the configured mail server, told step by step. */
import '#server/startup/check-node.cjs';
import { processEnvironment } from './environment.ts';
import { runMailTest } from './mail-test-run.ts';

process.exitCode = await runMailTest(process.argv.slice(2), processEnvironment());
