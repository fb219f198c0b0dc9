/**
 * `watchdog.ts <url> [ms]`: asks the site once. Exits with 0 when it is to be restarted: after three failures in a row
 * without any HTTP answer. A 503 is an answer: a full disk is not helped by a restart. Any other exit leaves it alone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FAILURES_MAX = 3;
/** Before its first answer it may be building the site, which takes minutes: patience of half an hour. */
const FAILURES_MAX_AT_START = 30;
const TIMEOUT_MS = 10_000;

const [url = 'http://127.0.0.1:3000/healthz', ms = TIMEOUT_MS] = process.argv.slice(2);
/** Kept between two runs by systemd's RuntimeDirectoryPreserve. */
const file = join(process.env.RUNTIME_DIRECTORY ?? '.', 'state.json');

function readState(): { failures: number; hasAnswered: boolean } {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { failures: 0, hasAnswered: false };
  }
}

const hasAnswer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(Number(ms)) })
  .then(() => true)
  .catch(() => false);
const before = readState();
const failures = hasAnswer ? 0 : before.failures + 1;
const isDue = failures >= (before.hasAnswered ? FAILURES_MAX : FAILURES_MAX_AT_START);
const after = isDue
  ? { failures: 0, hasAnswered: false }
  : { failures, hasAnswered: hasAnswer || before.hasAnswered };
writeFileSync(file, JSON.stringify(after));
// "<4>" is a warning to systemd's journal.
if (isDue)
  process.stdout.write(`<4>No answer ${failures} times in a row: the site is restarted.\n`);
process.exitCode = isDue ? 0 : 1;
