/**
 * First step of a build: lists all mistakes in `content/` with file, line, field and fix, and stops the build (exit 1).
 * Notes are listed too, but stop nothing. For the desk, `CHECK_REPORT` names a file that gets the mistakes as JSON;
 * then unfinished projects are mistakes too, unless they are published in the same state.
 */
import { writeFile } from 'node:fs/promises';
import { formatProblem } from '#content-model/problem.server.ts';
import { clearLine } from '#pictures/clear-line.ts';
import { currentLink } from '#server/drafts/published.ts';
import { checkContent } from './check.ts';
import { checkMedia } from './check-media.ts';
import { readContent } from './content-files.ts';
import { newUnfinishedProjects, unfinishedProjects } from './unfinished.ts';

const given = await readContent().catch((error: NodeJS.ErrnoException) => {
  process.stderr.write(
    error.code === 'ENOENT'
      ? `There is no folder content/ in ${process.cwd()}. Run this from the project’s own folder.\n`
      : `content/ cannot be read (${error.message}). Let the user who runs this read all of its files.\n`,
  );
  process.exit(1);
});
const { problems, notes } = checkContent(given);
const unusual = new Set(given.problems.map(({ file }) => file));
const openable = given.files.filter((file) => !unusual.has(file));
const report = process.env.CHECK_REPORT;
const all = [...problems, ...(await checkMedia('.', openable))];
if (all.length === 0) {
  if (report)
    all.push(...(await newUnfinishedProjects(given, currentLink(process.env.DATA_DIR ?? 'data'))));
  else notes.push(...unfinishedProjects(given));
}
const lines = (list: typeof all) => list.map((problem) => `${formatProblem(problem)}\n`).join('');

const { stdout, stderr } = process;
if (notes.length > 0)
  stderr.write(`${clearLine(stderr)}Notes (they do not stop the build):\n${lines(notes)}\n`);
if (report) await writeFile(report, JSON.stringify(all));
if (all.length > 0) {
  const count = all.length === 1 ? 'a mistake' : `${all.length} mistakes`;
  stderr.write(
    `${clearLine(stderr)}The content has ${count}, so the site cannot be built:\n${lines(all)}`,
  );
  process.exitCode = 1;
} else if (!report)
  stdout.write(
    `${clearLine(stdout)}The content has no mistakes: ${given.files.length} files checked.\n`,
  );
