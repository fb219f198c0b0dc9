/** Mistakes in `content/`, described for people who do not know YAML. */

/** A mistake: where it is, and what to write instead. Lines and columns count from 1. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** The path of the field for people: "items › 2 › answer". */
  readonly field?: string;
  /** The field in which it is corrected, if it is another one. */
  readonly toCorrect?: string;
  readonly message: string;
  /** The message for people at the desk, who see fields and no files, if it differs. */
  readonly atDesk?: string;
}

/** Matches a message that is a complete sentence. Others continue the name of the field. */
export const IS_SENTENCE = /^[\p{Lu}\d]/u;

/** "content/faq.yaml:12:5: items › 2 › answer is missing. …" */
export const formatProblem = ({ file, line, column, field, message }: Problem) =>
  `${[file, line, line && column].filter(Boolean).join(':')}: ${[field, message].filter(Boolean).join(IS_SENTENCE.test(message) ? ': ' : ' ')}`;

/** Mistakes in `content/`; its message has one line for each. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** Runs `read` and adds the problems of a ContentError to the list. Other errors are rethrown. */
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
