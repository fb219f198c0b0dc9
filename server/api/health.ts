/** GET /healthz for a supervisor: can the database be written, and is mail getting out? Holds no personal data. */
import type { Context } from 'hono';
import { errorCode } from '#server/log.ts';
import type { AppOptions } from './app.ts';

/** An answer is reused for so long: each one is a synced write. */
const REUSE_MS = 1000;
/** A disk that takes longer has stopped. */
const PATIENCE_MS = 3000;

export function createHealth({ store, now }: Pick<AppOptions, 'store' | 'now'>) {
  let asked: { at: number; answer: Promise<object> } | null = null;

  async function ask(): Promise<object> {
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS);
    try {
      const health = await Promise.race([store.call('health', now()), tooLate]);
      const { unsent, failed, oldestUnsentAt } = health;
      const oldestUnsentSeconds =
        oldestUnsentAt === null ? null : Math.max(0, Math.round((now() - oldestUnsentAt) / 1000));
      return { status: 'ok', database: 'writable', unsent, oldestUnsentSeconds, failed };
    } catch (error) {
      return { status: 'failing', database: 'not writable', code: errorCode(error) };
    } finally {
      clearTimeout(timer);
    }
  }

  return async (c: Context) => {
    if (!asked || now() - asked.at >= REUSE_MS) asked = { at: now(), answer: ask() };
    const answer = await asked.answer;
    return c.json(answer, 'code' in answer ? 503 : 200);
  };
}
