import { rmSync } from 'node:fs';
import { ENGINES } from './engines/engines.ts';

/**
 * Prints before the tests which engines are skipped. Returns a function that removes the server's data folder after
 * them.
 */
export default function setup() {
  for (const { title, missing } of Object.values(ENGINES)) {
    const lacks = missing();
    if (lacks)
      process.stdout.write(
        `${title} is not visited, because ${lacks} is not installed (Debian: apt-get install ${lacks}).\n`,
      );
  }
  // The server is still running, and may write a file meanwhile.
  return () => rmSync(process.env.E2E_DATA_DIR!, { recursive: true, force: true, maxRetries: 10 });
}
