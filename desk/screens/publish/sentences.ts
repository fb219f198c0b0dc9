/** Sentences of the screen of publishing. */
import type { Ended } from '#contract/desk/publishing.ts';
import { numberWord } from '../../words.ts';

/** "One change", "Four changes". */
export const changesWord = (count: number) =>
  `${numberWord(count)} ${count === 1 ? 'change' : 'changes'}`;

/** What became of a build that did not go live, for whoever did not begin it. */
export function endedWord({ by, how, stoppedBy, isToPublish }: Ended): string {
  const what = `The ${isToPublish ? 'version' : 'preview'} that ${by} began`;
  if (how === 'stopped') return `${what} was stopped by ${stoppedBy}.`;
  if (how === 'lost') return `${what} was lost when the server was restarted.`;
  return `${what} could not be made.`;
}

/** What is the same at the beginning and at the end of two texts, word by word, and what stands between. */
export function marked(before: string, after: string): readonly [string, string, string] {
  const [old, now] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  let from = 0;
  while (from < now.length && from < old.length && now[from] === old[from]) from += 1;
  let to = 0;
  while (to < now.length - from && to < old.length - from && now.at(-1 - to) === old.at(-1 - to))
    to += 1;
  const end = now.length - to;
  return [now.slice(0, from).join(''), now.slice(from, end).join(''), now.slice(end).join('')];
}
