/** `npm run desk:build`, and the first step of `npm start`. The desk's client belongs to the code, not to a release. */
import { join } from 'node:path';
import { clearLine } from '#pictures/clear-line.ts';
import { pathProblem } from '#tools/release/project-path.ts';
import { buildDesk } from './build-desk.ts';

const root = join(import.meta.dirname, '..', '..');
const problem = pathProblem(root);
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
try {
  await buildDesk(root);
} catch (error) {
  const { stderr } = process;
  stderr.write(`${clearLine(stderr)}The desk could not be built: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
