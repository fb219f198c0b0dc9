/** What is wrong in `content/`, in words for somebody who does not know YAML. */

/** One fault: where it is, and what to write instead. Lines and columns count from 1. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** The field as a person finds it: "items › 2 › answer". */
  readonly field?: string;
  readonly message: string;
  /** The same for somebody who sees fields on a screen and no file, where it differs. */
  readonly atDesk?: string;
}

/** Of a message that is a sentence by itself, and does not go on from the name of the field. */
export const IS_SENTENCE = /^[\p{Lu}\d]/u;

/** "content/faq.yaml:12:5: items › 2 › answer is missing. …" */
export const formatProblem = ({ file, line, column, field, message }: Problem) =>
  `${[file, line, line && column].filter(Boolean).join(':')}: ${[field, message].filter(Boolean).join(IS_SENTENCE.test(message) ? ': ' : ' ')}`;

/** Faults in `content/`, one per line of its message. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** Runs what may throw a ContentError and puts its problems on the list instead; another error is thrown on. */
export function collect<T>(problems: Problem[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

/** `items › 3 › answer` from `['items', 2, 'answer']`: entries of a list count from 1. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join(' › ');
