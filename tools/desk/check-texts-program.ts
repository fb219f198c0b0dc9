/** A process that checks texts before the server saves them. */
import { dirname } from 'node:path';
import { newerFaults, newFaults } from '#content-model/newer-rules.server.ts';
import { collect, type Problem } from '#content-model/problem.server.ts';
import { FILES } from '#content-model/schema.server.ts';
import type { Check } from '#server/desk/content/texts/checker.ts';
import { checkContent } from '#tools/content/check.ts';
import { readContent } from '#tools/content/content-files.ts';

const keyOf = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;

/** Mistakes that the change adds. Those that were there before do not block it. */
async function faults({ folder, file, before, earlier, after }: Check) {
  const given = await readContent(dirname(folder));
  const problemsWith = (text: string) =>
    checkContent({ ...given, texts: { ...given.texts, [`content/${file}`]: text } }).problems;
  const problems = problemsWith(after);
  if (problems.length > 0) {
    const known = new Set(problemsWith(before).map(keyOf));
    const added = problems.filter((problem) => !known.has(keyOf(problem)));
    if (added.length > 0) return added;
  }
  const name = file.replace(/\.yaml$/, '');
  if (!Object.hasOwn(FILES, name)) return [];
  const newer = (text: string) =>
    collect([], () => newerFaults(name as keyof typeof FILES, text)) ?? [];
  return newFaults(newer(after), [before, ...earlier].flatMap(newer));
}

process.on('message', async ({ id, check }: { id: number; check: Check }) => {
  try {
    process.send?.({ id, answer: await faults(check) });
  } catch (error) {
    process.send?.({ id, failed: String(error) });
  }
});
process.on('disconnect', () => process.exit());
