/**
 * Converts the headers of files, as the Node server sends them, to Cloudflare's `_headers` file. A rule can remove a header of
 * an earlier rule, so narrower ones come last.
 */
import type { SiteFile } from '#server/static/load-file.ts';
import { headersProblem } from '#tools/export/limits.ts';
import { type Header, headersOf, patternsOf } from '../../shared/file-headers.ts';

/** The text of `_headers`. Throws if the files' headers need more rules than are allowed. */
export function headerRules(
  files: ReadonlyMap<string, SiteFile>,
  always: readonly Header[],
): string {
  const rules = new Map<string, string>();
  const blockOf = (headers: readonly Header[]) =>
    [
      ...headers.map(([name]) => `  ! ${name}`),
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  const sorted = [...files].map(([url, file]) => ({ patterns: patternsOf(url), file }));
  for (const depth of [0, 1]) {
    for (const { patterns, file } of sorted) {
      const pattern = patterns[depth];
      if (pattern && !rules.has(pattern)) rules.set(pattern, blockOf(headersOf(file)));
    }
  }
  for (const { patterns, file } of sorted) {
    const pattern = patterns.at(-1);
    if (pattern && rules.get(pattern) !== blockOf(headersOf(file)))
      throw new Error(
        `Files of ${pattern} have different headers: give them patterns of their own.`,
      );
  }
  const blocks = [...(always.length > 0 ? [['/*', blockOf(always)]] : []), ...rules];
  const text = blocks.map(([pattern, block]) => `${pattern}\n${block}\n`).join('\n');
  const problem = headersProblem(text);
  if (problem) throw new Error(problem);
  return text;
}
