/** The post room's counter: the relay's two addresses and the health check, without a port, so that tests can ask it directly. */
import { type Context, Hono } from 'hono';
import { SEND_FORM_PATH, SEND_PATH } from '#enquiry/wire.ts';
import type { Config } from '#server/config/config.ts';
import type { Store } from '#server/database/client.ts';
import { API_POLICY } from '#server/http/csp.ts';
import { Refusal, unavailable, wrongMethod } from '#server/http/http-error.ts';
import { SECURITY_HEADERS } from '#server/http/security-headers.ts';
import { errorCode, type Log } from '#server/log.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Studio } from '#server/studio.ts';
import { refusalPage } from './error-page.ts';
import { isNavigation } from './guards.ts';
import { createHealth } from './health.ts';
import { createRelay } from './send-enquiry.ts';

export interface AppOptions {
  readonly store: Store;
  readonly outbox: Pick<Outbox, 'wake'>;
  readonly config: Config;
  readonly studio: Studio;
  /** Paths of the built pages: the only ones that an answer redirects to. */
  readonly pages: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
  /** The client's address, for the rate limit. */
  readonly address: (c: Context) => string;
}

/** The page of ours that the browser came from; the contact page when it does not say. */
function pageBefore(headers: Headers, pages: ReadonlySet<string>): string {
  const path = URL.parse(headers.get('Referer') ?? '')?.pathname;
  return path !== undefined && pages.has(path) ? path : '/contact';
}

export const HEALTH_PATH = '/healthz';

export function createApp(options: AppOptions): Hono {
  const { studio, log, pages } = options;
  const app = new Hono();
  const relay = createRelay(options);

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of SECURITY_HEADERS) c.res.headers.set(name, value);
    c.res.headers.set('Cache-Control', 'no-store');
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', API_POLICY);
    }
  });

  app.post(SEND_FORM_PATH, relay('form'));
  app.post(SEND_PATH, relay('json'));
  for (const path of [SEND_FORM_PATH, SEND_PATH]) {
    app.all(path, () => {
      throw wrongMethod('POST');
    });
  }
  app.get(HEALTH_PATH, createHealth(options));
  app.all(HEALTH_PATH, () => {
    throw wrongMethod('GET, HEAD');
  });
  app.notFound((c) => c.text('Not Found', 404));

  app.onError((error, c) => {
    const refusal = error instanceof Refusal ? error : unavailable(error);
    if (refusal !== error) log('error', 'request-failed', { code: errorCode(error) });
    const { status, faults, headers } = refusal;
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (!isNavigation(c.req.raw.headers)) return c.text(faults.join('\n'), status);
    const { html, policy } = refusalPage(studio, faults, pageBefore(c.req.raw.headers, pages));
    c.header('Content-Security-Policy', policy);
    return c.html(html, status);
  });
  return app;
}
