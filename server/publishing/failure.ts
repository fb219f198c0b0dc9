/** Describes why a build failed, for people who are not programmers. */

import type { Problem as ContentProblem } from '#content-model/problem.server.ts';
import type { BuildFailure, BuildStep, Problem } from '#contract/desk/publishing.ts';
import { describeProblem } from '#server/labels/describe-problem.ts';
import { placeOf } from '#server/labels/place.ts';
import { errorCode } from '#server/log.ts';
import { TO_FIX } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';
import { placeIn } from './place-in.ts';

/** Mistakes in the content of this folder, as the desk shows them. */
export const problemsOf = (content: string, found: readonly ContentProblem[]): Promise<Problem[]> =>
  Promise.all(
    found.map(async (one) => ({
      what: describeProblem(one),
      place: await placeIn(content, one.file, one.toCorrect ?? one.field),
    })),
  );

const STEP_NAMES: Readonly<Record<BuildStep, string>> = {
  check: 'checking the texts and pictures',
  pictures: 'preparing the pictures',
  pages: 'making the pages',
  whole: 'checking the finished site',
};

const CAUSES: readonly (readonly [RegExp, string])[] = [
  [
    /disk is full|ENOSPC|EDQUOT|no space left/i,
    'The disk of the server is full. The person who runs the server has to free space; then publish again.',
  ],
  [
    /heap out of memory|heap limit|SIGKILL|SIGABRT|ENOMEM/i,
    'The server ran out of memory and stopped the work, or somebody stopped it there. Try again. If it happens again, the person who runs the server should check its memory.',
  ],
  [
    /EMFILE|ENFILE/,
    'The server has too many files open at once. Try again in a minute. If it happens again, the person who runs the server has to raise the limit.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'The server has no permission to write to its own data folder. The person who runs the server has to allow it; the details name the folder.',
  ],
  [
    /EIO\b/,
    'The disk of the server does not read or write as it should. The person who runs the server has to check it.',
  ],
  // A signal by which somebody stops a program, or another end without any output.
  [
    /^The program ended with (SIG(TERM|INT|HUP)\b|(SIG\w+|code \d+)\.\s*$)/,
    'The work was stopped on the server, and the cause is not known. Try again. If it happens again, ask the person who runs the server.',
  ],
];

/** "content/projects/residential/rao/03.jpg is cut off: …" */
const ABOUT_FILE = /^(content\/\S+)(?= \p{Ll})/u;

/** Mistakes in single content files, if every line names one. */
function problemsIn(fault: string): Problem[] {
  const lines = fault.split('\n').map((line) => [ABOUT_FILE.exec(line)?.[1], line] as const);
  if (!lines.every(([file]) => file !== undefined)) return [];
  return lines.map(([file = '', line]) => ({
    what: `${file.split('/').at(-1)}${line.slice(file.length)}`,
    place: placeOf(file),
  }));
}

/** The line of a program's last output that names the cause: that of an error, else the last one. */
function causeLine(words: string): string {
  const lines = words.split('\n').map((line) => line.trim());
  const line = lines.findLast((each) => /^\w*Error\b/.test(each)) ?? lines.findLast(Boolean) ?? '';
  return line
    .replace(/^\w*Error:\s*/, '')
    .replace(/[.:]$/, '')
    .slice(0, 200);
}

const NOT_WHOLE = 'The built site is incomplete:\n';

function plainly(step: BuildStep, fault: string, details: string): string {
  const words = `${fault}\n${details}`;
  const known = CAUSES.find(([pattern]) => pattern.test(words));
  if (known) return known[1];
  if (fault.startsWith(NOT_WHOLE)) {
    const [first = '', ...others] = fault.slice(NOT_WHOLE.length).split('\n');
    const more = others.length > 0 ? `, and ${others.length} more like it` : '';
    return `The finished site is incomplete: ${first}${more}. Ask the person who runs the server.`;
  }
  const cause = causeLine(details) || causeLine(fault);
  return `The work stopped while ${STEP_NAMES[step]}: “${cause}”. Ask the person who runs the server.`;
}

export interface BuildFault {
  /** What stopped the build: a program's message, or a sentence of the desk. */
  readonly fault: string;
  /** `fault` is a sentence of the desk, and is shown as it is. */
  readonly isSentence?: boolean;
  readonly problems?: readonly Problem[];
  readonly details?: string;
}

export const countOf = (problems: readonly unknown[]) => say(TO_FIX, { count: problems.length });

/** @param step in which the build failed */
export function failureOf(
  step: BuildStep,
  { fault, isSentence = false, problems = [], details = '' }: BuildFault,
): BuildFailure {
  const found = problems.length > 0 ? problems : problemsIn(fault);
  const what = isSentence ? fault : plainly(step, fault, details);
  return {
    what: found.length > 0 ? countOf(found) : what,
    problems: found,
    details: details || fault,
  };
}

/** The text of an error of this process, for `failureOf`. */
export const errorText = (error: unknown) => `${errorCode(error)}: ${(error as Error).message}`;
