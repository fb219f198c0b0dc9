/** Reads a YAML file of `content/` and checks it with its schema. A mistake has file, line, field and what to write instead. */
import { isScalar } from 'yaml';
import type { z } from 'zod';
import { explainIssue, type Issue } from '#contract/explain.ts';
import { nearest } from '#contract/nearest.ts';
import { existingPath, type ParsedFile, parseYaml, positionOf } from './parse.server.ts';
import { ContentError, fieldName, type Problem } from './problem.server.ts';
import { keysOfSchema, shapeAt } from './shape.server.ts';

type Path = readonly PropertyKey[];

const readIn = (value: unknown, path: Path) =>
  path.reduce<unknown>(
    (v, key) => (v as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );

/** Accepts a number or `true` as a text, and a number in quotes as a number. */
function forgive(parsed: ParsedFile, issue: Issue): boolean {
  if (issue.code !== 'invalid_type') return false;
  const path = existingPath(parsed, issue.path);
  const node = path.length > 0 && parsed.document.getIn(path, true);
  if (!isScalar(node)) return false;
  if (
    issue.expected === 'string' &&
    (typeof node.value === 'number' || typeof node.value === 'boolean')
  ) {
    node.value = node.source ?? String(node.value);
    return true;
  }
  const isNumber =
    issue.expected === 'number' &&
    typeof node.value === 'string' &&
    /^-?\d+(\.\d+)?$/.test(node.value);
  if (isNumber) node.value = Number(node.value);
  return isNumber;
}

/**
 * Parses and checks one file.
 * @param file path for messages, as in `content/`
 * @throws ContentError with a problem for each mistake
 */
export function readYaml<T extends z.ZodType>(file: string, source: string, shape: T): z.infer<T> {
  const parsed = parseYaml(file, source);
  if (!parsed.document.contents)
    throw new ContentError([
      {
        file,
        line: 1,
        message: `The file is empty. It needs: ${keysOfSchema(shape).join(', ')}.`,
        atDesk: 'The file is empty. The person who runs the server has to restore its text.',
      },
    ]);
  let value: unknown = parsed.document.toJS();
  let result = shape.safeParse(value);
  const corrected = result.error?.issues
    .flatMap((issue) => meant(issue, value))
    .filter((issue) => forgive(parsed, issue));
  if (corrected?.length) {
    value = parsed.document.toJS();
    result = shape.safeParse(value);
  }
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap((issue) => meant(issue, value));
  throw new ContentError(problemsOf(parsed, shape, value, issues));
}

/** Of the two schemas that a value may have, chooses the one that was probably meant. */
const meant = (issue: Issue, value: unknown): readonly Issue[] => {
  if (issue.code !== 'invalid_union') return [issue];
  const isGroup = typeof readIn(value, issue.path) === 'object';
  const inside = (isGroup ? issue.errors.at(-1) : issue.errors[0]) ?? [];
  return inside.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
};

function problemsOf(
  parsed: ParsedFile,
  shape: z.ZodType,
  value: unknown,
  issues: readonly Issue[],
): Problem[] {
  const misspelt = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = keysOfSchema(shapeAt(shape, issue.path));
    const present = Object.keys((readIn(value, issue.path) as object | undefined) ?? {});
    return issue.keys.map((key) => {
      const message = unknownNameMessage(key, known, present);
      const [, meant] = /did you mean `(.*)`/.exec(message) ?? [];
      if (meant) misspelt.add(fieldName([...issue.path, meant]));
      const atDesk = `The file has a line “${key}” that does not belong there. The person who runs the server has to remove it.`;
      return { file: parsed.file, ...positionOf(parsed, [...issue.path, key]), message, atDesk };
    });
  });
  const others = issues.flatMap((issue) => {
    const name = fieldName(issue.path);
    if (issue.code === 'unrecognized_keys' || misspelt.has(name)) return [];
    const stands = readIn(value, issue.path);
    // `phone` is short for `phone › value`.
    const existing = existingPath(parsed, issue.path);
    const isPlain =
      existing.length > 0 &&
      isScalar(parsed.document.getIn(existing, true)) &&
      existing.length < issue.path.length;
    const field = fieldName(isPlain ? existing : issue.path) || 'the file';
    const { inFile: message, atDesk } = explainIssue(
      issue,
      isPlain ? readIn(value, existing) : stands,
    );
    return [{ file: parsed.file, ...positionOf(parsed, issue.path), field, message, atDesk }];
  });
  return [...unknown, ...others].sort((a, b) => a.line - b.line);
}

/**
 * Suggests the most similar key, or lists those that may be added.
 * @param known all keys of the schema @param present the keys that the group has already; these are not suggested
 */
function unknownNameMessage(
  name: string,
  known: readonly string[],
  present: readonly string[],
): string {
  const free = known.filter((candidate) => !present.includes(candidate));
  const meant = nearest(name, free) ?? nearest(name, known);
  if (meant) return `nothing called \`${name}\` belongs here; did you mean \`${meant}\`?`;
  const choice =
    free.length > 0 && free.length <= 12 ? ` What may be added here: ${free.join(', ')}.` : '';
  return `nothing called \`${name}\` belongs here. Remove the line.${choice}`;
}
