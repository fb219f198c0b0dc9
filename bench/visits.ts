/**
 * `npm run bench:server -- visits`: how long counting a visit takes per request, in a running server's thread. Exits 1
 * if a goal is missed.
 */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { startVisits } from '../server/visits/counter.ts';
import { machine, median, percentile, print, table, verdict } from './print.ts';

const GOAL_US = 5;
const ROUNDS = 50;
const REQUESTS = 10_000;

const AGENT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** An answered request. */
function answered(url: string, headers: Readonly<Record<string, string>>, status = 200) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url });
  Object.assign(request.headers, { host: 'www.osari.in', 'user-agent': AGENT, ...headers });
  const response = new ServerResponse(request);
  response.statusCode = status;
  return [request, response] as const;
}

const VISITOR = { 'accept-language': 'en-IN', 'sec-fetch-dest': 'document' };
const KINDS = {
  'a page': answered('/about', VISITOR),
  'a page, from another site': answered('/cost?utm_source=x', {
    ...VISITOR,
    referer: 'https://www.google.com/search?q=interior',
  }),
  'a file': answered('/media/hall-1a2b3c4d-736.avif', { ...VISITOR, 'sec-fetch-dest': 'image' }),
  'an address that does not exist': answered('/old-page.html', VISITOR, 404),
  'a robot': answered('/about', {
    ...VISITOR,
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  }),
} as const;

const visits = startVisits({
  // Writing is not part of a request: it is done once a minute.
  database: { call: async () => undefined as never },
  timeZone: () => 'Asia/Kolkata',
  siteOrigin: () => 'https://www.osari.in',
  now: Date.now,
  log: () => {},
});

/** Microseconds per request, in each round. */
function measure([request, response]: (typeof KINDS)[keyof typeof KINDS]): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const began = process.hrtime.bigint();
    for (let n = 0; n < REQUESTS; n += 1) visits.count(request, response);
    return Number(process.hrtime.bigint() - began) / 1000 / REQUESTS;
  });
}

print(`${machine()}; ${ROUNDS} rounds of ${REQUESTS} requests`);
const found = Object.entries(KINDS).map(([kind, asked]) => [kind, measure(asked)] as const);
const rows = found.map(([kind, times]) => [
  kind,
  median(times).toFixed(2),
  percentile(times, 0.95).toFixed(2),
]);
print(table([['counting', 'µs', 'p95 µs'], ...rows]));
await visits.stop();
verdict(
  found.flatMap(([kind, times]) =>
    median(times) > GOAL_US ? [`${kind}: more than ${GOAL_US} µs`] : [],
  ),
);
