/** What is left to do, and who can do it. */

const PEOPLE = { owner: 'the owner', designer: 'the designer', host: 'the host' } as const;
type Person = keyof typeof PEOPLE;

export interface Finding {
  readonly who: Person;
  /** What is left, and what to do about it. */
  readonly what: string;
  /** The same for somebody who sees fields on a screen and no file, where it differs. */
  readonly atDesk?: string;
  readonly file?: string;
  /** Counts from 1. */
  readonly line?: number;
  /** The field as a person finds it: "items › 2 › answer". */
  readonly field?: string;
  /** Only a person can say whether it is right: `# confirmed` behind the line ends it. */
  readonly isQuestion?: boolean;
  /** It is marked as a sample, until somebody takes the mark away. */
  readonly isSample?: boolean;
  /** Files of pictures that show what is meant. */
  readonly pictures?: readonly string[];
}

const CONFIRMED = /#\s*confirmed\b/i;

/** Leaves out the questions that were answered behind their line. */
export const withoutConfirmed = (
  findings: readonly Finding[],
  texts: Readonly<Record<string, string>>,
): Finding[] =>
  findings.filter(({ isQuestion, file, line }) => {
    const text = isQuestion && file && line ? texts[file]?.split('\n')[line - 1] : undefined;
    return !text || !CONFIRMED.test(text);
  });

const placeOf = ({ file, line }: Finding) =>
  file ? `${[file, line].filter(Boolean).join(':')}  ` : '';

const ANSWER = {
  file: 'write  # confirmed  at the end of that line.',
  desk: 'press "This is right" at the desk, under Publish, "To do before the site opens", and publish. The lines are those of the content that the desk has published.',
};

/**
 * All findings, person by person; says how a question is answered.
 * @param answeredAt at the desk once somebody has edited there: the checkout's files are then no longer read
 */
export function report(findings: readonly Finding[], answeredAt: keyof typeof ANSWER): string {
  if (findings.length === 0) return 'Ready: nothing is left to do before the site opens.\n';
  const parts = (Object.keys(PEOPLE) as Person[]).flatMap((who) => {
    const theirs = findings.filter((finding) => finding.who === who);
    if (theirs.length === 0) return [];
    const lines = theirs.map((finding) => `  ${placeOf(finding)}${finding.what}\n`);
    return [`For ${PEOPLE[who]} (${theirs.length}):\n${lines.join('')}\n`];
  });
  const hint = findings.some(({ isQuestion }) => isQuestion)
    ? `If a line that ends in "?" is right already, ${ANSWER[answeredAt]}\n`
    : '';
  return `${parts.join('')}${hint}${findings.length} left. Then run this again.\n`;
}
