/**
 * `node e2e/owner/mistakes.ts [words]`: what an owner and a host do wrong, done to a copy of the project with its real commands while
 * visitors are on its site. One line a mistake: what was done, what is read, how many requests were answered. Exits 1 when
 * something else is read, a request fails, or what is served is not whole. With `words` only the mistakes that hold them.
 */
import type { Mistake, Outcome } from './mistake.ts';
import { BUILD_MISTAKES } from './mistakes-of-builds.ts';
import { HOST_MISTAKES } from './mistakes-of-hosts.ts';
import { PICTURE_MISTAKES } from './mistakes-of-pictures.ts';
import { WORD_MISTAKES } from './mistakes-of-words.ts';
import { openTrial, type Trial } from './trial.ts';

const STACK = /^\s+at .*:\d+:\d+\)?$/m;
const print = (line: string) => process.stdout.write(`${line}\n`);

const asked = process.argv.slice(2).join(' ');
const mistakes = [
  ...WORD_MISTAKES,
  ...PICTURE_MISTAKES,
  ...BUILD_MISTAKES,
  ...HOST_MISTAKES,
].filter(({ what }) => what.includes(asked));

/** Everything that is not as it has to be. */
function faultsOf({ code, output, wanted, reads, faults = [] }: Outcome): string[] {
  const missing = reads.filter((pattern) => !pattern.test(output));
  return [
    ...(code === wanted ? [] : [`ended with ${code} instead of ${wanted}`]),
    ...missing.map((pattern) => `does not say ${pattern}`),
    ...(STACK.test(output) ? ['shows a stack trace'] : []),
    ...(code === wanted && missing.length === 0 ? [] : [output.trim().slice(-1500)]),
    ...faults,
  ];
}

/** The line that the first pattern is in. */
const lineOf = ({ output, reads: [pattern] }: Outcome) =>
  output
    .split('\n')
    .find((line) => pattern?.test(line))
    ?.trim() ?? 'nothing';

async function attempt({ what, attempt: make }: Mistake, trial: Trial): Promise<boolean> {
  const before = trial.visitors.answered();
  const failed = trial.visitors.faults.length;
  const outcome = await make(trial).catch((error: Error) => ({
    ...{ code: null, output: '', wanted: 0, reads: [] },
    faults: [error.message],
  }));
  if (typeof outcome === 'string') {
    print(`skip  ${what}: ${outcome}`);
    return true;
  }
  const faults = [
    ...faultsOf(outcome),
    ...(await trial.faults()),
    ...trial.visitors.faults.slice(failed),
  ];
  trial.restoreContent();
  const answered = trial.visitors.answered() - before;
  if ((await trial.page('/')).status !== 200) faults.push('the home page is not answered');
  print(`${faults.length === 0 ? 'good' : 'BAD '}  ${what}`);
  print(`      read: ${lineOf(outcome)}`);
  print(`      ${answered} requests answered, release ${trial.served()}`);
  for (const fault of faults) print(`      FAULT ${fault}`);
  return faults.length === 0;
}

const trial = await openTrial();
let bad = 0;
process.once('SIGINT', () => void trial.close().then(() => process.exit(1)));
try {
  for (const mistake of mistakes) bad += (await attempt(mistake, trial)) ? 0 : 1;
} finally {
  await trial.close();
}
print(
  `${mistakes.length} mistakes, ${bad} faults, ${trial.visitors.answered()} requests answered.`,
);
process.exitCode = bad ? 1 : 0;
