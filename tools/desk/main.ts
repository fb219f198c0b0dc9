/** `npm run desk:build`, and the first step of `npm start`: the desk's screens belong to the code, not to a release. */
import { join } from 'node:path';
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
  process.stderr.write(`The desk could not be built: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
