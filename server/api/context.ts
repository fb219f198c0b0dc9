/** What the API's handlers share; server.ts provides it. */
import type { Context } from 'hono';
import type { MachineFacts } from '#server/alarm/trouble.ts';
import type { Config } from '#server/config/config.ts';
import type { RelayStore } from '#server/database/relay-store.ts';
import type { RateLimitResult } from '#server/http/rate-limit.ts';
import type { Log } from '#server/log.ts';
import type { Studio } from '#server/studio.ts';

export interface ApiContext {
  readonly database: RelayStore;
  /** Called when emails of an enquiry are due. */
  readonly outbox: {
    wake(reference: string): void;
  };
  /** Called after an enquiry that is not spam was stored for the first time; returns at once. */
  readonly onEnquiry?: () => void;
  readonly config: Config;
  /** What is currently served. Read for each request, because a new release may change it. */
  readonly site: {
    readonly studio: Studio;
    /** Paths of the built pages, the only ones to which an answer redirects. */
    readonly pages: ReadonlySet<string>;
    /** For the health check: the served release, and the last build that failed. */
    readonly release?: object | undefined;
  };
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
  /** The client's address, for the rate limit. */
  readonly address: (c: Context) => string;
  /** Whether the request comes from this machine; for the health check. */
  readonly isLocal: (c: Context) => boolean;
  /** Limits for each address; the default is `RATE_LIMIT`, counted in memory. */
  readonly limits?: Limits;
  /** For the health check: when the served release was made, in milliseconds; 0 if there is none. */
  readonly releasedAt?: () => number;
  /** For the health check: facts about disk and backups of a machine. */
  readonly machine?: () => Promise<MachineFacts>;
}

/** Each accepts or refuses a request of an address. */
export interface Limits {
  readonly countEnquiry: Count;
  /** Requests of any kind, valid or not. */
  readonly countAttempt: Count;
}
type Count = (key: string, retryKey: string | null) => RateLimitResult | Promise<RateLimitResult>;
