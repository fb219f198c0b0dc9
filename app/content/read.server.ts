/** Reads one YAML file of `content/` against its shape; a fault names file, field and reason. */
import { parseDocument } from 'yaml';
import type { z } from 'zod';

/** A fault in `content/`: stops the build with one line per fault. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** `items[2].answer` from `['items', 2, 'answer']`. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name}[${key}]` : `${name}${name && '.'}${String(key)}`,
    '',
  );

const readIn = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((v, key) => (v as Record<PropertyKey, unknown> | undefined)?.[key], value);

/**
 * Parses and checks one file.
 * @param file its path as the studio sees it, for messages
 * @throws ContentError with one line per fault: "content/faq.yaml: items[2].answer is missing"
 */
export function readYaml<T extends z.ZodType>(file: string, source: string, shape: T): z.infer<T> {
  const document = parseDocument(source);
  const [syntax] = document.errors;
  if (syntax) throw new ContentError(`${file}: ${syntax.message.trim()}`);
  const value: unknown = document.toJS();
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const field = fieldName(issue.path) || 'the file';
    const isMissing = issue.path.length > 0 && readIn(value, issue.path) === undefined;
    return `${file}: ${field} ${isMissing ? 'is missing' : `is not right: ${issue.message}`}`;
  });
  throw new ContentError(lines.join('\n'));
}
