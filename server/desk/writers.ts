/** The last author of each value, since the server started; a 409 response contains the author. */
import type { MiddlewareHandler } from 'hono';
import type { DeskEnv } from './context.ts';

interface Written {
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** For every value with its own address; the texts of pages do it themselves. */
export function recordWriters(now: () => number): MiddlewareHandler<DeskEnv> {
  const writers = new Map<string, Written>();
  return async (c, next) => {
    await next();
    if (c.req.method !== 'PUT' || ![200, 409].includes(c.res.status)) return;
    // The orders of all categories have one address.
    const sent = (await c.req.json().catch(() => ({}))) as { category?: string };
    const key = `${c.req.path} ${sent.category ?? ''}`;
    if (c.res.status === 200) {
      writers.set(key, { by: c.get('person').name, at: now() });
      return;
    }
    const written = writers.get(key);
    if (written) c.res = c.json({ ...(await c.res.json()), ...written }, 409);
  };
}
