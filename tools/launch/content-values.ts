/** Values of the content with their lines. */

import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { FILES } from '#content-model/schema.server.ts';

export interface ContentValue {
  readonly file: string;
  readonly line: number;
  /** "counters.0.label" */
  readonly path: string;
  readonly value: unknown;
}

export type Texts = Readonly<Record<string, string>>;

/** Whether the content is complete. Tests use parts of a content, whose references cannot all be resolved. */
export const isWhole = (texts: Texts): boolean =>
  Object.keys(FILES).every((name) => `content/${name}.yaml` in texts);

/** All values of a file, in its order. */
function wordsIn(file: string, text: string): ContentValue[] {
  const lines = new LineCounter();
  const words: ContentValue[] = [];
  visit(parseDocument(text, { lineCounter: lines }), {
    Scalar(key, node, path) {
      if (key === 'key' || !node.range) return;
      const names = path.flatMap((part, at) => {
        if ('key' in part && isScalar(part.key)) return [String(part.key.value)];
        const next = path[at + 1] ?? node;
        return 'items' in part && Array.isArray(part.items) && !('key' in next)
          ? [String(part.items.indexOf(next as never))]
          : [];
      });
      const { line } = lines.linePos(node.range[0]);
      words.push({ file, line, path: names.join('.'), value: node.value });
    },
  });
  return words;
}

/** All values of all YAML files. */
export const contentValues = (texts: Texts): ContentValue[] =>
  Object.entries(texts)
    .filter(([file]) => file.endsWith('.yaml'))
    .flatMap(([file, text]) => wordsIn(file, text));

/** The value at a path of `content/site.yaml`, as a plain value or `{ value: … }`. */
export const siteValue = (words: readonly ContentValue[], path: string): ContentValue | undefined =>
  words.find(
    (word) =>
      word.file === 'content/site.yaml' && (word.path === path || word.path === `${path}.value`),
  );
