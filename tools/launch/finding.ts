/** A finding: what is left to do, and who can do it. */
import { isConfirmed } from '#server/publishing/confirmed.ts';

const PEOPLE = {
  owner: 'Texts, for the studio',
  designer: 'Pictures, for the studio',
  host: 'For the person who runs the server',
} as const;
type Person = keyof typeof PEOPLE;

export interface Finding {
  readonly who: Person;
  /** The problem and what to do. */
  readonly what: string;
  /** The text for people at the desk, who see fields and no files, if it differs. */
  readonly atDesk?: string;
  readonly file?: string;
  /** Counts from 1. */
  readonly line?: number;
  /** The path of the field for people: "items › 2 › answer". */
  readonly field?: string;
  /** A question that a person answers: `# confirmed` at the end of the line confirms it. */
  readonly isQuestion?: boolean;
  /** It is marked as a sample. */
  readonly isSample?: boolean;
  /** Files of the pictures in question. */
  readonly pictures?: readonly string[];
}

/** Removes questions that were confirmed in the file. */
export const withoutConfirmed = (
  findings: readonly Finding[],
  texts: Readonly<Record<string, string>>,
): Finding[] =>
  findings.filter(({ isQuestion, file, line }) => {
    const text = isQuestion && file && line ? texts[file]?.split('\n')[line - 1] : undefined;
    return !text || !isConfirmed(text);
  });

const placeOf = ({ file, line }: Finding) =>
  file ? `${[file, line].filter(Boolean).join(':')}  ` : '';

const ANSWER = {
  file: 'write  # confirmed  at the end of the line that is named before the question: content/home.yaml:12 is line 12 of content/home.yaml.',
  desk: 'press "This is right" at the desk, under Publish, "To do before the site opens", and publish. The line numbers are those of the content that was published from the desk.',
};

/**
 * The report: all findings, grouped by who can do them, and how to confirm a question.
 * @param answeredAt "desk" once somebody has edited there: then the checkout's files are no longer read
 */
export function report(findings: readonly Finding[], answeredAt: keyof typeof ANSWER): string {
  if (findings.length === 0) return 'Ready: nothing is left to do before the site opens.\n';
  const parts = (Object.keys(PEOPLE) as Person[]).flatMap((who) => {
    const theirs = findings.filter((finding) => finding.who === who);
    if (theirs.length === 0) return [];
    const lines = theirs.map((finding) => `  ${placeOf(finding)}${finding.what}\n`);
    return [`${PEOPLE[who]} (${theirs.length}):\n${lines.join('')}\n`];
  });
  const hint = findings.some(({ isQuestion }) => isQuestion)
    ? `If the answer to a question is yes, ${ANSWER[answeredAt]}\n`
    : '';
  const left =
    findings.length === 1
      ? '1 point is left. Do it, then run this again.'
      : `${findings.length} points are left. Do them, then run this again.`;
  return `${parts.join('')}${hint}${left}\n`;
}
