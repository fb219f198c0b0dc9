/**
 * Sends the emails that tell people about changes of their accounts. They are queued in the same database transaction as the
 * change and retried as long as those of enquiries, so an unavailable mail server loses none.
 */
import type { Config } from '#server/config/config.ts';
import type { DatabaseClient } from '#server/database/client.ts';
import type { DeskMailRow } from '#server/database/desk-types.ts';
import { errorCode, type Log } from '#server/log.ts';
import { hasMailServer } from '#server/mail/addresses.ts';
import { sendDirectMail } from '#server/mail/direct-mail.ts';
import { longestWait, nextAttempt } from '#server/mail/retry-schedule.ts';
import type { Studio } from '#server/studio.ts';

/** Longer than sending may take; afterwards an email is due again, as after a crash. */
const LEASE_MS = 600_000;
const SEND_MS = 300_000;
const POLL_MS = 30_000;

interface DeskMailsOptions {
  readonly database: Pick<DatabaseClient, 'call'>;
  readonly config: Config;
  readonly site: { readonly studio: Studio };
  readonly now: () => number;
  readonly log: Log;
}

export interface DeskMails {
  /** Whether a mail server is set up; otherwise nothing is queued. */
  readonly canMail: boolean;
  /** Checks at once for emails to send. */
  wake(): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Waits at most `graceMs` for emails that are being sent. */
  stop(graceMs: number): Promise<void>;
}

export function createDeskMails({ database, config, site, now, log }: DeskMailsOptions): DeskMails {
  const canMail = hasMailServer(config);
  const maxWait = Math.max(LEASE_MS, longestWait(config.retrySeconds));
  const abort = new AbortController();
  let running: Promise<void> | null = null;
  let isWoken = false;

  async function send({ id, recipient: to, subject, body: text, queued_at, tries }: DeskMailRow) {
    try {
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(SEND_MS)]);
      await sendDirectMail(config, site.studio, { to, subject, text }, { signal });
      await database.call('deskMailTried', id, null);
    } catch (error) {
      const next = nextAttempt({ queuedAt: queued_at, tries, now: now() }, config.retrySeconds);
      const event = next === null ? 'desk-mail-failed' : 'desk-mail-delayed';
      log(next === null ? 'error' : 'warn', event, { tries, code: errorCode(error) });
      await database.call('deskMailTried', id, next);
    }
  }

  async function run(): Promise<void> {
    try {
      do {
        isWoken = false;
        const due = await database.call('claimDeskMails', now(), now() + LEASE_MS, maxWait);
        await Promise.all(due.map(send));
      } while (isWoken && !abort.signal.aborted);
    } catch (error) {
      log('error', 'desk-mails-failed', { code: errorCode(error) });
    }
    running = null;
  }

  function wake(): void {
    isWoken = true;
    if (canMail && !abort.signal.aborted) running ??= run();
  }
  const timer = setInterval(wake, POLL_MS).unref();

  return {
    canMail,
    wake,
    idle: async () => running ?? undefined,
    async stop(graceMs) {
      clearInterval(timer);
      const cut = setTimeout(() => abort.abort(), graceMs);
      await running;
      clearTimeout(cut);
      abort.abort();
    },
  };
}
