/** `npm test`: everything a change must pass, in this order; says what each step asks and how long it took. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const STEPS = [
  ['types', 'do all parts fit together?'],
  ['lint', 'is the code as the house writes it?'],
  ['unit', 'does each part do what it says?'],
  ['build', 'can the site be built from this content?'],
  ['e2e', 'does a visitor get what the specification promises?'],
] as const;

const say = (line: string) => process.stdout.write(`${line}\n`);

for (const [i, [script, question]] of STEPS.entries()) {
  say(`\n[${i + 1} of ${STEPS.length}] ${script}: ${question}`);
  const begin = performance.now();
  const [code] = await once(
    spawn('npm', ['run', '--silent', script], { stdio: 'inherit' }),
    'exit',
  );
  const seconds = Math.round((performance.now() - begin) / 1000);
  if (code !== 0) {
    say(
      `\n${script} failed after ${seconds} s. The reason stands above; "npm run ${script}" repeats it alone.`,
    );
    process.exit(1);
  }
  say(`[${i + 1} of ${STEPS.length}] ${script}: yes, in ${seconds} s`);
}
say('\nAll five steps passed.');
