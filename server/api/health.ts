/** GET /healthz for a supervisor: is the database writable, and are emails being sent? In full for this machine alone: how busy the studio is concerns nobody else. */
import type { Context } from 'hono';
import { errorCode } from '#server/log.ts';
import type { ApiContext } from './context.ts';

/** An answer is reused for so long, because each one is a synced write. */
const REUSE_MS = 1000;
/** A disk that takes longer has stopped. */
const TIMEOUT_MS = 3000;

/** By then the outbox has tried four times (RETRY_SECONDS): it is no passing fault. */
const UNSENT_SECONDS = 3600;

interface Mailing {
  readonly oldestUnsentSeconds: number | null;
  readonly failed: number;
  readonly hasMailServer?: false;
  readonly isDiskNearlyFull?: true;
}

/** Whether somebody has to look: mail is unsent for an hour or was given up, nothing can send it, or the disk is nearly full. */
const isTroubled = ({ oldestUnsentSeconds, failed, hasMailServer, isDiskNearlyFull }: Mailing) =>
  isDiskNearlyFull ||
  failed > 0 ||
  (oldestUnsentSeconds ?? 0) >= UNSENT_SECONDS ||
  hasMailServer === false;

export function createHealth({
  database,
  site,
  now,
  isLocal,
  outbox,
  isDiskNearlyFull,
}: Pick<ApiContext, 'database' | 'site' | 'now' | 'isLocal' | 'outbox' | 'isDiskNearlyFull'>) {
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
      return {
        ...{ status: 'ok', database: 'writable', unsent, oldestUnsentSeconds, failed, release },
        ...(outbox.hasMailServer === false && { hasMailServer: false }),
        ...((await isDiskNearlyFull?.()) && { isDiskNearlyFull: true }),
      };
    } catch (error) {
      return {
        status: 'failing',
        database: 'not writable',
        code: errorCode(error),
        message: (error as Error).message,
        release: site.release,
      };
    } finally {
      clearTimeout(timer);
    }
  }

  return async (c: Context) => {
    if (!latest || now() - latest.at >= REUSE_MS) latest = { at: now(), answer: check() };
    const answer = await latest.answer;
    const isFailing = 'code' in answer;
    if (isLocal(c)) return c.json(answer, isFailing ? 503 : 200);
    // A monitor sees the status alone; a restart helps nothing of this, so the machine's own supervisor gets 200.
    return c.body(null, isFailing || isTroubled(answer as Mailing) ? 503 : 200);
  };
}
