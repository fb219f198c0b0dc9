/** Says in one line how far a build is: what, how many of how many, how long still. */
import type { StepName } from './build-site.ts';

const DOING: Readonly<Record<StepName, string>> = {
  check: 'Checking the content',
  pictures: 'Encoding pictures',
  pages: 'Making pages',
};
/** What comes after a step takes about so long, in seconds. */
const AFTER: Readonly<Record<StepName, number>> = { check: 0, pictures: 20, pages: 12 };
const COUNT = /^(?:pictures|pages): (\d+) of (\d+)/;
/** Where lines are kept, as in a journal, only so often. */
const LINE_MS = 20_000;

export interface ProgressOptions {
  readonly write: (text: string) => void;
  /** True: each line takes the place of the last one. */
  readonly isTerminal: boolean;
  /** In ms. */
  readonly now: () => number;
}

/** "about 2 min 10 s", in steps that do not flicker. */
function duration(seconds: number): string {
  const tens = Math.max(10, Math.round(seconds / 10) * 10);
  const [minutes, rest] = [Math.floor(tens / 60), tens % 60];
  return `about ${[minutes && `${minutes} min`, (rest || !minutes) && `${rest} s`].filter(Boolean).join(' ')}`;
}

/** What a build tells (`onStep`, `onLine` of its options), as a person reads it. */
export function createProgress({ write, isTerminal, now }: ProgressOptions) {
  let step: StepName = 'check';
  let first: { readonly at: number; readonly done: number } | undefined;
  let shownAt = Number.NEGATIVE_INFINITY;
  let isOpen = false;

  function show(text: string) {
    if (!isTerminal && now() - shownAt < LINE_MS) return;
    shownAt = now();
    write(isTerminal ? `\r${text}\x1b[K` : `${text}\n`);
    isOpen = isTerminal;
  }
  return {
    onStep(name: StepName) {
      step = name;
      first = undefined;
      if (name !== 'check') show(`${DOING[name]} …`);
    },
    onLine(line: string) {
      const [, done, of] = COUNT.exec(line)?.map(Number) ?? [];
      if (!done || !of) return;
      // What comes before the first one, such as reading the code, is not repeated for each.
      const since = first ?? { at: now(), done };
      first = since;
      const each = (now() - since.at) / 1000 / (done - since.done);
      const left = done > since.done && duration(each * (of - done) + AFTER[step]);
      show(`${DOING[step]}: ${done} of ${of}${left ? `, ${left} left` : ''}`);
    },
    /** The line stands for itself from now on: what is written next begins a new one. */
    end() {
      if (isOpen) write('\r\x1b[K');
      isOpen = false;
    },
  };
}
