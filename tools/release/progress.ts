/** Shows the progress of a build in one line: the step, the count, and the remaining time. */
import type { StepName } from './build-site.ts';

const DOING: Readonly<Record<StepName, string>> = {
  check: 'Checking the content',
  pictures: 'Encoding pictures',
  pages: 'Making pages',
};
/** About how long the following steps take, in seconds. */
const AFTER: Readonly<Record<StepName, number>> = { check: 0, pictures: 20, pages: 12 };
/** What a step prints for each picture or page. */
export const COUNT = /^(?:pictures|pages): (\d+) of (\d+)/;
/** Interval of lines in a log. */
const LINE_MS = 20_000;

interface ProgressOptions {
  readonly write: (text: string) => void;
  /** True: each line replaces the previous one. */
  readonly isTerminal: boolean;
  /** In ms. */
  readonly now: () => number;
}

/** "about 2 min 10 s", rounded so that it does not flicker. */
function duration(seconds: number): string {
  const tens = Math.max(10, Math.round(seconds / 10) * 10);
  const [minutes, rest] = [Math.floor(tens / 60), tens % 60];
  return `about ${[minutes && `${minutes} min`, (rest || !minutes) && `${rest} s`].filter(Boolean).join(' ')}`;
}

/** Converts the events of a build (`onStep` and `onLine` of its options) to text. */
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
      // The time before the first one, such as for reading the code, is not repeated for each.
      const since = first ?? { at: now(), done };
      first = since;
      const each = (now() - since.at) / 1000 / (done - since.done);
      const left = done > since.done && duration(each * (of - done) + AFTER[step]);
      show(`${DOING[step]}: ${done} of ${of}${left ? `, ${left} left` : ''}`);
    },
    /** Ends the line, so that later output begins a new one. */
    end() {
      if (isOpen) write('\r\x1b[K');
      isOpen = false;
    },
  };
}
