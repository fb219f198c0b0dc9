/**
 * The Worker: pages and relay for visitors, the queue's consumer, and the tasks of Cron
 * (docs/decisions/deploy.md#the-relay-also-runs-on-cloudflare-workers).
 */
import { createAlarm } from '#server/alarm/alarm.ts';
import type { Remedies } from '#server/alarm/alarm-email.ts';
import { createApp } from '#server/api/app.ts';
import type { Limits } from '#server/api/context.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { eraseExpired } from '#server/enquiries/retention.ts';
import { isApi } from '#server/http/api-paths.ts';
import { BODY_MAX_BYTES } from '#server/http/http-error.ts';
import { HSTS } from '#server/http/security-headers.ts';
import { errorCode, type Log } from '#server/log.ts';
import { hasMailServer } from '#server/mail/addresses.ts';
import { createMailTransport } from '#server/mail/transport.ts';
import { createOutbox } from './outbox.ts';
import { badRequest, createPages, type EdgeSite, pagesOf } from './pages.ts';
import type { Env, Execution, Message, RateLimiting } from './platform.ts';
import { connectByName } from './smtp.ts';
import { createStore } from './store.ts';

/** The period of the rate limits in wrangler.jsonc, which also has their numbers of requests. */
const PERIOD_SECONDS = 60;

/** Rate limits per address, counted by Cloudflare's Rate Limiting: separately for each location, not exactly. */
function createLimits(env: Env, { rateLimit }: Pick<Config, 'rateLimit'>): Limits {
  const count = (binding: RateLimiting) => async (key: string) => {
    const isAdmitted = rateLimit === null || (await binding.limit({ key })).success;
    return isAdmitted ? { undo: () => {} } : { retryAfter: PERIOD_SECONDS };
  };
  return { countEnquiry: count(env.ENQUIRIES), countAttempt: count(env.REQUESTS) };
}

interface WorkerOptions {
  readonly site: EdgeSite;
  readonly now: () => number;
  readonly log: Log;
}

/** The variables and secrets among the bindings. */
const textsOf = (env: Env) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => typeof value === 'string'));

export function createWorker({ site, now, log }: WorkerOptions) {
  const { studio } = site;
  const servePage = createPages(site);
  const pages = pagesOf(site);

  function connect(env: Env) {
    const config: Config = readConfig(textsOf(env));
    const store = createStore(env.DB);
    const smtp = hasMailServer(config) && connectByName(config.smtpUrl, config.smtpTimeoutMs);
    const transport = smtp ? createMailTransport(config, studio, smtp) : null;
    const outbox = createOutbox({ store, queue: env.MAIL, transport, config, now, log });
    return { config, store, outbox, ...(smtp && { smtp }) };
  }

  /** Created for each request, because a request must not wait for I/O of another. */
  async function relay(request: Request, env: Env, execution: Execution): Promise<Response> {
    const { config, store, outbox } = connect(env);
    const app = createApp({
      ...{ config, now, log, site: { studio, pages }, database: store },
      outbox: {
        wake: (reference) => execution.waitUntil(outbox.wake(reference)),
      },
      address: (c) => c.req.header('CF-Connecting-IP') ?? '',
      isLocal: () => false,
      releasedAt: () => site.releasedAt,
      limits: createLimits(env, config),
    });
    return app.fetch(await withBodyInMemory(request));
  }

  async function answer(request: Request, env: Env, execution: Execution): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (request.url.includes('%00')) return badRequest();
    return isApi(pathname) ? relay(request, env, execution) : servePage(request, env.ASSETS);
  }

  /** Logs a failure, so that the tasks after it still run. */
  const attempt = (event: string, work: Promise<unknown>) =>
    work.catch((error) => log('error', event, { code: errorCode(error) }));

  return {
    async fetch(request: Request, env: Env, execution: Execution): Promise<Response> {
      const answered = await answer(request, env, execution);
      const isSecure = [studio.siteOrigin, request.url].some((url) => url.startsWith('https:'));
      if (isSecure) answered.headers.set(...HSTS);
      return answered;
    },
    async queue({ messages }: { messages: readonly Message[] }, env: Env): Promise<void> {
      const { outbox } = connect(env);
      await Promise.all(messages.map((message) => outbox.consume(message)));
    },
    async scheduled(_: unknown, env: Env): Promise<void> {
      const { store: database, outbox, ...connected } = connect(env);
      const { retentionMonths: months } = studio;
      const { releasedAt } = site;
      const expiry = { database, months, releasedAt, now, log };
      await attempt('retention-failed', eraseExpired(expiry));
      await attempt('outbox-failed', outbox.putBackLost());
      const look = createAlarm({
        ...{ ...connected, database, site, now, log, remedies },
        releasedAt: () => releasedAt,
      });
      await look();
    },
  };
}

/** At most the allowed size of a body, so that an endless one does not fill the memory. */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    // One byte more than allowed is enough for a 413.
    if (size > BODY_MAX_BYTES) break;
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The request with its body in memory. If the declared length is too large, the body is not read. */
async function withBodyInMemory(request: Request): Promise<Request> {
  const { method, headers, body } = request;
  if (!body || Number(headers.get('Content-Length')) > BODY_MAX_BYTES) return request;
  return new Request(request.url, { method, headers, body: await readBounded(body) });
}

/** What the owner can do if the site runs on Cloudflare, for the alarm's email. */
const remedies = (): Remedies => ({
  readEnquiries: 'To read every enquiry: see deploy/edge/README.md of the project',
  testMail:
    'read the answer of the mail server in the log of the worker, and check the secret SMTP_URL',
  retryFailed:
    'read the answer of the mail server in the log of the worker, and send the emails again as in deploy/edge/README.md of the project',
  setMailServer: 'set the secret SMTP_URL of the worker',
  confirmClock: 'npm run edge:clock -- --yes',
});
