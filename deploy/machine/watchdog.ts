/**
 * `watchdog.ts <url> [ms]`: requests the site once. Exits with 0 if the site should be restarted: after three failures in a row
 * without any HTTP response. A 503 is a response: a restart does not help against a full disk. Any other exit code leaves it
 * running.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FAILURES_MAX = 3;
/** Before its first response it may be building the site, so it gets half an hour. */
const FAILURES_MAX_AT_START = 30;
const TIMEOUT_MS = 10_000;

const [url = 'http://127.0.0.1:3000/healthz', ms = TIMEOUT_MS] = process.argv.slice(2);
/** Preserved between runs by systemd's RuntimeDirectoryPreserve. */
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
