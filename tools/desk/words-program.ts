/** Runs beside the desk's server: hands out the shapes of the content, and checks words before they are kept. */
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Problem } from '#content-model/problem.server.ts';
import { FILES } from '#content-model/schema.server.ts';
import { checkContent } from '#tools/content/check.ts';
import { readContent } from '#tools/content/content-files.ts';

interface Question {
  readonly id: number;
  /** Without it the shapes are asked for. */
  readonly check?: {
    /** The draft's folder, called "content". */
    readonly folder: string;
    readonly file: string;
    readonly before: string;
    readonly after: string;
  };
}

const shapes = () =>
  Object.fromEntries(
    Object.entries(FILES).map(([name, shape]) => [
      name,
      z.toJSONSchema(shape as z.ZodType, { io: 'input', unrepresentable: 'any' }),
    ]),
  );

const keyOf = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;

/** Faults that come with the change; those that were there before stop nobody. */
async function faults({ folder, file, before, after }: NonNullable<Question['check']>) {
  const given = await readContent(dirname(folder));
  const problemsWith = (text: string) =>
    checkContent({ ...given, texts: { ...given.texts, [`content/${file}`]: text } }).problems;
  const problems = problemsWith(after);
  if (problems.length === 0) return [];
  const known = new Set(problemsWith(before).map(keyOf));
  return problems.filter((problem) => !known.has(keyOf(problem)));
}

process.on('message', async ({ id, check }: Question) => {
  try {
    process.send!({ id, answer: check ? await faults(check) : shapes() });
  } catch (error) {
    process.send!({ id, failed: String(error) });
  }
});
process.on('disconnect', () => process.exit());
