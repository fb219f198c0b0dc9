/**
 * Load for `try`: `node load.mjs ORIGIN` requests pages 50 times a second and sends an enquiry twice a second until SIGTERM;
 * then it prints as JSON the numbers of requests and enquiries, the failures, and the longest duration (ms).
 */
import { setTimeout as pause } from 'node:timers/promises';

const [origin] = process.argv.slice(2);
const PATHS = ['/', '/about', '/projects', '/faq'];
const taken = [];
const failed = [];
const sent = [];
let again = 0;
let isEnding = false;
process.once('SIGTERM', () => {
  isEnding = true;
});

/** A proxy that reloads its settings closes idle connections; clients then repeat a GET (RFC 9112, 9.3.1). */
const isClosedPage = (what, error) => what === 'page' && error.cause?.code === 'UND_ERR_SOCKET';

async function attempt(what, ask, isAgain = false) {
  const began = performance.now();
  try {
    const answer = await ask();
    const text = await answer.text();
    if (answer.status !== 200) failed.push(`${what}: ${answer.status} ${text.slice(0, 80)}`);
    taken.push(performance.now() - began);
    return answer.status === 200;
  } catch (error) {
    if (!isAgain && isClosedPage(what, error)) {
      again += 1;
      return attempt(what, ask, true);
    }
    failed.push(`${what}: ${error.cause?.code ?? error.message}`);
    return false;
  }
}

async function enquire(n) {
  const words = `A flat in Baner, number ${n}-${process.pid}.`;
  const form = new FormData();
  const fields = {
    service_id: 'studio',
    template_id: 'contact',
    user_id: 'osari',
    user_name: 'Asha',
    user_email: `asha${n}@example.org`,
    property_type: '2BHK',
    message: words,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const send = () => fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body: form });
  if (await attempt('enquiry', send)) sent.push(words);
}

const pending = [];
for (let n = 0; !isEnding; n += 1) {
  pending.push(attempt('page', () => fetch(origin + PATHS[n % PATHS.length])));
  if (n % 25 === 0) pending.push(enquire(n / 25));
  await pause(20);
}
await Promise.all(pending);
taken.sort((a, b) => a - b);
const at = (part) => Math.round(taken[Math.floor(taken.length * part)] ?? 0);
const figures = { requests: taken.length, again, failed: failed.length, first: failed.slice(0, 5) };
process.stdout.write(
  `${JSON.stringify({ ...figures, median: at(0.5), p99: at(0.99), slowest: at(0.9999), sent })}\n`,
);
