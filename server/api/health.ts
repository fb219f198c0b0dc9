/**
 * GET /healthz for monitoring: whether the database is writable and emails are sent. Only this machine gets all details, because
 * nobody else needs to know how many enquiries the studio gets.
 */
import type { Context } from 'hono';
import { findTrouble, troubleFields } from '#server/alarm/trouble.ts';
import { errorCode } from '#server/log.ts';
import { hasMailServer } from '#server/mail/addresses.ts';
import type { ApiContext } from './context.ts';

/** How long an answer is reused, because each one needs a synced write. */
const REUSE_MS = 1000;
/** A disk that takes longer counts as stopped. */
const TIMEOUT_MS = 3000;

type HealthContext = Pick<
  ApiContext,
  'database' | 'config' | 'site' | 'now' | 'isLocal' | 'releasedAt' | 'machine'
>;

interface Answer {
  readonly body: object;
  /** Whether the machine's own supervisor should restart the site. */
  readonly isFailing: boolean;
  /** Whether a person has to act. */
  readonly isTroubled: boolean;
}

export function createHealth(context: HealthContext) {
  const { database, config, site, now, isLocal, releasedAt, machine } = context;
  let latest: { at: number; answer: Promise<Answer> } | null = null;

  async function check(): Promise<Answer> {
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('The database did not answer.')), TIMEOUT_MS);
    try {
      const health = await Promise.race([database.call('health', now()), timedOut]);
      const { unsent, failed, oldestUnsentAt } = health;
      const oldestUnsentSeconds =
        oldestUnsentAt === null ? null : Math.max(0, Math.round((now() - oldestUnsentAt) / 1000));
      const { release } = site;
      const facts = {
        health,
        hasMailServer: hasMailServer(config),
        releasedAt: releasedAt?.() ?? 0,
        now: now(),
      };
      const trouble = findTrouble({ ...facts, ...(await machine?.()) });
      const fields = { ...troubleFields(trouble), unsent, oldestUnsentSeconds, failed };
      return {
        body: { status: 'ok', database: 'writable', ...fields, release },
        isFailing: false,
        isTroubled: Object.keys(trouble).length > 0,
      };
    } catch (error) {
      const { message } = error as Error;
      const reason = { code: errorCode(error), message };
      return {
        body: { status: 'failing', database: 'not writable', ...reason, release: site.release },
        isFailing: true,
        isTroubled: true,
      };
    } finally {
      clearTimeout(timer);
    }
  }

  return async (c: Context) => {
    // The clock may have been set back meanwhile.
    if (!latest || Math.abs(now() - latest.at) >= REUSE_MS) latest = { at: now(), answer: check() };
    const { body, isFailing, isTroubled } = await latest.answer;
    if (isLocal(c)) return c.json(body, isFailing ? 503 : 200);
    // A monitor outside gets only the status. The machine's own supervisor gets 200, because a restart would not fix these problems.
    return c.body(null, isTroubled ? 503 : 200);
  };
}
