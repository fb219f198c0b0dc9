/** For tests: the check's messages about the fixture with some changes. */
import { formatProblem } from '#content-model/problem.server.ts';
import { checkContent } from '../check.ts';
import { fixture, fixtureFileWith, fixtureWith } from './fixture.ts';

/** The number of the line in which `part` begins. */
export const lineOf = (file: string, part: string) =>
  fixture.texts[file]!.slice(0, fixture.texts[file]!.indexOf(part)).split('\n').length;

/** The messages about the fixture with these changes. */
export function messagesFor(...change: Parameters<typeof fixtureWith>) {
  const { problems, notes } = checkContent(fixtureWith(...change));
  return { problems: problems.map(formatProblem), notes: notes.map(formatProblem) };
}
/** The messages if a part of one file's text is replaced. */
export const messagesAfterEdit = (file: string, from: string, to: string) =>
  messagesFor({ [file]: fixtureFileWith(file, from, to) }).problems;
