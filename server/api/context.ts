/** What the API's handlers share; server.ts hands it in. */
import type { Context } from 'hono';
import type { MachineFacts } from '#server/alarm/trouble.ts';
import type { Config } from '#server/config/config.ts';
import type { RelayStore } from '#server/database/relay-store.ts';
import type { RateLimitResult } from '#server/http/rate-limit.ts';
import type { Log } from '#server/log.ts';
import type { Studio } from '#server/studio.ts';

export interface ApiContext {
  readonly database: RelayStore;
  /** Told that the emails of that enquiry are due. */
  readonly outbox: {
    wake(reference: string): void;
  };
  /** Called after an enquiry was stored for the first time that is not taken for spam; returns at once. */
  readonly onEnquiry?: () => void;
  readonly config: Config;
  /** What is served just now: read anew for each request, because a new release may change it. */
  readonly site: {
    readonly studio: Studio;
    /** Paths of the built pages: the only ones that an answer redirects to. */
    readonly pages: ReadonlySet<string>;
    /** For the health check: which release is served, and which build failed. */
    readonly release?: object | undefined;
  };
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
  /** The client's address, for the rate limit. */
  readonly address: (c: Context) => string;
  /** Whether this very machine asks, for the health check. */
  readonly isLocal: (c: Context) => boolean;
  /** Limits of each address; without them those of `RATE_LIMIT`, counted in memory. */
  readonly limits?: Limits;
  /** For the health check: when the served release was made, in milliseconds; 0 where there is none. */
  readonly releasedAt?: () => number;
  /** For the health check: the disk and the backups of a machine. */
  readonly machine?: () => Promise<MachineFacts>;
}

/** Each admits or refuses what an address does now. */
export interface Limits {
  readonly countEnquiry: Count;
  /** Requests of any kind, valid or not. */
  readonly countAttempt: Count;
}
type Count = (
  key: string,
  submissionId: string | null,
) => RateLimitResult | Promise<RateLimitResult>;
