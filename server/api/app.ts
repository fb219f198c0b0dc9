/** The API: two addresses that accept enquiries, and the health check. It needs no port, so tests can call it directly. */
import { Hono } from 'hono';
import { SEND_FORM_PATH, SEND_PATH } from '#contract/wire.ts';
import { HEALTH_PATH } from '#server/http/api-paths.ts';
import { API_POLICY } from '#server/http/csp.ts';
import { HttpError, methodNotAllowed, serviceUnavailable } from '#server/http/http-error.ts';
import { SECURITY_HEADERS } from '#server/http/security-headers.ts';
import { errorCode } from '#server/log.ts';
import type { ApiContext } from './context.ts';
import { errorPage } from './error-page.ts';
import { isNavigation } from './guards.ts';
import { createHealth } from './health.ts';
import { createSendEnquiry } from './send-enquiry.ts';

/** The page of this site that the browser came from, by its `Referer`; otherwise the contact page. */
function previousPage(headers: Headers, pages: ReadonlySet<string>): string {
  const path = URL.parse(headers.get('Referer') ?? '')?.pathname;
  return path !== undefined && pages.has(path) ? path : '/contact';
}

export function createApp(context: ApiContext): Hono {
  const { site, log } = context;
  const app = new Hono();
  const sendEnquiry = createSendEnquiry(context);

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of SECURITY_HEADERS) c.res.headers.set(name, value);
    c.res.headers.set('Cache-Control', 'no-store');
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', API_POLICY);
    }
  });

  app.post(SEND_FORM_PATH, sendEnquiry('form'));
  app.post(SEND_PATH, sendEnquiry('json'));
  for (const path of [SEND_FORM_PATH, SEND_PATH]) {
    app.all(path, () => {
      throw methodNotAllowed('POST');
    });
  }
  app.get(HEALTH_PATH, createHealth(context));
  app.all(HEALTH_PATH, () => {
    throw methodNotAllowed('GET, HEAD');
  });
  app.notFound((c) => c.text('Not Found', 404));

  app.onError((error, c) => {
    const httpError = error instanceof HttpError ? error : serviceUnavailable(error);
    if (httpError !== error) log('error', 'request-failed', { code: errorCode(error) });
    const { status, messages, headers, reason } = httpError;
    if (reason) log('warn', 'refused', { status, reason });
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (!isNavigation(c.req.raw.headers)) return c.text(messages.join('\n'), status);
    const { html, policy } = errorPage(
      site.studio,
      messages,
      previousPage(c.req.raw.headers, site.pages),
    );
    c.header('Content-Security-Policy', policy);
    return c.html(html, status);
  });
  return app;
}
