/** The report of the launch check. */
import { isConfirmed } from '#server/publishing/confirmed.ts';
import type { Finding } from '#server/publishing/launch-items.ts';

export type { Finding };

const PEOPLE: Readonly<Record<Finding['who'], string>> = {
  owner: 'Texts, for the studio',
  designer: 'Pictures, for the studio',
  host: 'For the person who runs the server',
};

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
  const parts = (Object.keys(PEOPLE) as Finding['who'][]).flatMap((who) => {
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
