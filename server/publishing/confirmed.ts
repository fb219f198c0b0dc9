/** "This is right": answers a question of the launch check by a comment at the end of the line (`tools/launch/finding.ts`). */
import { isDeepStrictEqual } from 'node:util';
import { parse } from '#server/drafts/yaml-path.ts';
import { HttpError } from '#server/http/http-error.ts';
import { revisionOf } from '#server/revision.ts';

const COMMENT = /\s+#\s*confirmed\b.*$/i;
const bare = (line: string) => line.replace(COMMENT, '');

export const isConfirmed = (line: string) => COMMENT.test(line);

/** The confirmed lines of a file, each with its number among the lines that say the same. */
export function confirmedIn(source: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const found = new Set<string>();
  for (const line of source.split('\n')) {
    const text = bare(line).trim();
    const n = (counts.get(text) ?? 0) + 1;
    counts.set(text, n);
    if (isConfirmed(line)) found.add(`${n} ${text}`);
  }
  return found;
}

/** Whether the same lines of both are confirmed. */
export const isConfirmedAlike = (one: string, other: string) =>
  confirmedIn(one).symmetricDifference(confirmedIn(other)).size === 0;

/** Revision of a line's content; a confirmation does not change it. */
export const lineRevision = (source: string, line: number): string =>
  revisionOf(bare(source.split('\n')[line - 1] ?? ''));

interface Answer {
  /** Counts from 1. */
  readonly line: number;
  readonly revision: string;
  readonly isRight: boolean;
  /** "2026-11-27" */
  readonly day: string;
}

/** The text with the comment added or removed. Throws a 409 if the line has changed. */
export function writeConfirmation(
  source: string,
  { line, revision, isRight, day }: Answer,
): string {
  if (lineRevision(source, line) !== revision)
    throw new HttpError(409, ['This text was changed meanwhile. Read it again, then confirm it.']);
  const lines = source.split('\n');
  const plain = bare(lines[line - 1] ?? '').replace(/\r$/, '');
  lines[line - 1] = isRight ? `${plain} # confirmed ${day}` : plain;
  const after = lines.join('\n');
  if (!isDeepStrictEqual(parse(after).toJS(), parse(source).toJS()))
    throw new HttpError(409, [
      'This text cannot be confirmed here, because of how it is stored. Type it again in Texts, then come back.',
    ]);
  return after;
}
