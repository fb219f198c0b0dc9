import { rmSync } from 'node:fs';

/** Removes the server's data folder after the tests. */
export default function teardown() {
  rmSync(process.env.E2E_DATA_DIR!, { recursive: true, force: true });
}
