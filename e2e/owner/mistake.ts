/** One thing that a person does wrong, and what has to come of it. */
import type { Trial } from './trial.ts';

export interface Mistake {
  readonly what: string;
  /** Makes it, and runs what a person would run then. A string is why it cannot be tried here. */
  readonly attempt: (trial: Trial) => Promise<Outcome | string>;
}

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
  /** Exit status that is right. */
  readonly wanted: number;
  /** What has to be read; the first one is shown. */
  readonly reads: readonly RegExp[];
  /** Whatever else is not as it has to be. */
  readonly faults?: readonly string[];
}

/** A mistake that `npm run check` names. */
export const named = (
  what: string,
  make: (trial: Trial) => void,
  ...reads: readonly RegExp[]
): Mistake => ({
  what,
  async attempt(trial) {
    make(trial);
    return { ...(await trial.npm('check')), wanted: 1, reads };
  },
});

/** What looks like a mistake, and does no harm: the check has nothing to say. */
export const harmless = (what: string, make: (trial: Trial) => void): Mistake => ({
  what,
  async attempt(trial) {
    make(trial);
    const check = await trial.npm('check');
    // npm prints lines of its own.
    const said = check.output.split('\n').filter((line) => line && !/^(>|npm )/.test(line));
    return { ...check, wanted: 0, reads: [], faults: said.map((line) => `says ${line}`) };
  },
});
