/** `npm run mail-test -- you@studio.in`: one real email by the configured mail server, told step by step. */
import '#server/startup/check-node.cjs';
import { runMailTest } from './mail-test-run.ts';
import { currentStudio } from './studio-now.ts';

process.exitCode = await runMailTest(process.argv.slice(2), {
  env: process.env,
  readStudio: currentStudio,
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(`${text}\n`),
});
