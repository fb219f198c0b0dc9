/** GET /healthz for a supervisor: is the database writable, and are emails being sent? In full for this machine alone: how busy the studio is concerns nobody else. */
import type { Context } from 'hono';
import { errorCode } from '#server/log.ts';
import type { ApiContext } from './context.ts';

/** An answer is reused for so long, because each one is a synced write. */
const REUSE_MS = 1000;
/** A disk that takes longer has stopped. */
const TIMEOUT_MS = 3000;

export function createHealth({
  database,
  site,
  now,
  isLocal,
}: Pick<ApiContext, 'database' | 'site' | 'now' | 'isLocal'>) {
  let latest: { at: number; answer: Promise<object> } | null = null;

  async function check(): Promise<object> {
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('The database did not answer.')), TIMEOUT_MS);
    try {
      const health = await Promise.race([database.call('health', now()), timedOut]);
      const { unsent, failed, oldestUnsentAt } = health;
      const oldestUnsentSeconds =
        oldestUnsentAt === null ? null : Math.max(0, Math.round((now() - oldestUnsentAt) / 1000));
      const { release } = site;
      return { status: 'ok', database: 'writable', unsent, oldestUnsentSeconds, failed, release };
    } catch (error) {
      return {
        status: 'failing',
        database: 'not writable',
        code: errorCode(error),
        release: site.release,
      };
    } finally {
      clearTimeout(timer);
    }
  }

  return async (c: Context) => {
    if (!latest || now() - latest.at >= REUSE_MS) latest = { at: now(), answer: check() };
    const answer = await latest.answer;
    const status = 'code' in answer ? 503 : 200;
    return isLocal(c) ? c.json(answer, status) : c.body(null, status);
  };
}
