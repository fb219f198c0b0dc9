/** What the API's handlers share; server.ts hands it in. */
import type { Context } from 'hono';
import type { Config } from '#server/config/config.ts';
import type { DatabaseClient } from '#server/database/client.ts';
import type { Log } from '#server/log.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Studio } from '#server/studio.ts';

export interface ApiContext {
  readonly database: DatabaseClient;
  readonly outbox: Pick<Outbox, 'wake'>;
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
}
