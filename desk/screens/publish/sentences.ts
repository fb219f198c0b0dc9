import type { LastBuild } from '#contract/desk/publishing.ts';
import { PUBLISH } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';

/** The result of a build that did not go live, for a person who did not start it. */
export function failedBuildText({ by, how, stoppedBy, isToPublish }: LastBuild): string {
  const what = say(isToPublish ? PUBLISH.version : PUBLISH.preview, { by });
  if (how === 'stopped') return say(PUBLISH.stopped, { what, stoppedBy: stoppedBy ?? '' });
  return say(how === 'lost' ? PUBLISH.lost : PUBLISH.failed, { what });
}

/** The expected duration of a build, from the last one. `ms`: null if it is unknown. */
export function usualDurationText(ms: number | null): string {
  if (ms === null) return PUBLISH.fewMinutes;
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 90) return say(PUBLISH.about, { count: seconds });
  return say(PUBLISH.aboutMinutes, { count: Math.round(seconds / 60) });
}

/** The common start and end of two texts, word by word, and the changed part between. */
export function splitAtChange(before: string, after: string): readonly [string, string, string] {
  const [old, now] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  let from = 0;
  while (from < now.length && from < old.length && now[from] === old[from]) from += 1;
  let to = 0;
  while (to < now.length - from && to < old.length - from && now.at(-1 - to) === old.at(-1 - to))
    to += 1;
  const end = now.length - to;
  return [now.slice(0, from).join(''), now.slice(from, end).join(''), now.slice(end).join('')];
}
