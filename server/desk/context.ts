/** Dependencies of the desk's handlers; server.ts provides them. */
import type { Context } from 'hono';
import type { Config } from '#server/config/config.ts';
import type { DatabaseClient } from '#server/database/client.ts';
import type { PersonRow } from '#server/database/desk-types.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import type { Log } from '#server/log.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Publisher } from '#server/publishing/publisher.ts';
import type { SetTimes } from '#server/publishing/set-time.ts';
import type { SiteFiles } from '#server/static/load-files.ts';
import type { Studio } from '#server/studio.ts';
import type { DeskMails } from './desk-mails.ts';
import type { Pushes } from './push/pushes.ts';

export interface DeskContext {
  readonly database: Pick<DatabaseClient, 'call'>;
  readonly outbox: Pick<Outbox, 'wake'>;
  readonly config: Config;
  /** The release that is served; read again for each request. */
  readonly site: {
    readonly studio: Studio;
    readonly release?: { readonly since: string | null } | undefined;
    /** The pages, for the live page. */
    readonly files?: SiteFiles | undefined;
    /** The bundle that rendered them. */
    readonly renderer?: string;
    /** Checks at once whether another release is current. */
    readonly take?: () => void;
  };
  readonly deskMails: DeskMails;
  readonly pushes: Pushes;
  readonly drafts: Drafts;
  readonly publisher: Publisher;
  readonly setTimes: SetTimes;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
  /** The client's address, only for rate limits. */
  readonly address: (c: Context) => string;
  /** Whether the request comes from this machine, by a local name. */
  readonly isLocal: (c: Context) => boolean;
  /** Stores the visits that were counted since the last minute. */
  readonly writeVisits: () => Promise<void>;
  /** Deletes kept emails whose enquiry was erased, and begins to remove its texts from the search index. */
  readonly afterErasure: () => Promise<unknown>;
}

/** Values that the guards set for the handlers. */
export interface DeskEnv {
  Variables: {
    /** Origin of the requesting page of the desk; set for every write. */
    origin: string;
    person: PersonRow;
    sessionHash: string;
  };
}
export type DeskRequest = Context<DeskEnv>;
