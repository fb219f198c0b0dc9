/**
 * Publishes chosen changes at a set time: as they were when the time was set, on top of what is published by then. The
 * time is in the database, so that it survives a restart, and one of several servers begins the build.
 */
import { randomUUID } from 'node:crypto';
import type { SetTime } from '#contract/desk/publishing.ts';
import type { Role } from '#contract/desk/roles.ts';
import type { DatabaseClient } from '#server/database/client.ts';
import type { SetTimeRow } from '#server/database/desk-types.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { compareFolders } from '#server/drafts/folders.ts';
import { versionFolder } from '#server/drafts/versions.ts';
import { clockDoubt } from '#server/enquiries/clock.ts';
import { HttpError } from '#server/http/http-error.ts';
import { errorCode, type Log } from '#server/log.ts';
import type { Studio } from '#server/studio.ts';
import { groupOf } from './groups.ts';
import {
  applyKept,
  chosenFolder,
  keepChanges,
  keptGroups,
  refuseKeptBrand,
  removeKept,
  removeOtherKept,
} from './kept-changes.ts';
import { readLastJob } from './last-job.ts';
import { refused } from './live.ts';
import type { Publisher } from './publisher.ts';
import { setTimeMail } from './set-time-mail.ts';
import { WORDS } from './words.ts';

/** Short, so that a clock that jumps is noticed soon. */
const LOOK_MS = 5000;

interface SetTimeOptions {
  readonly dataDir: string;
  readonly database: Pick<DatabaseClient, 'call'>;
  readonly drafts: Drafts;
  readonly publisher: Publisher;
  readonly site: { readonly studio: Studio };
  /** When the release that is served was made, in milliseconds; 0 where there is none. */
  readonly releasedAt: () => number;
  /** Null where no mail server is set up. */
  readonly mails: { wake(): void } | null;
  readonly now: () => number;
  readonly log: Log;
}
interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

const groupsOf = ({ group_ids }: SetTimeRow): readonly string[] | null =>
  group_ids === null ? null : (JSON.parse(group_ids) as string[]);

export function createSetTimes(options: SetTimeOptions) {
  const { dataDir, database, drafts, publisher, site, releasedAt, mails, now, log } = options;
  const { jobs } = publisher;

  const waiting = async (): Promise<SetTimeRow | null> => {
    const row = await database.call('setTime');
    return row && row.cancelled_at === null ? row : null;
  };
  const isClockDoubted = async () => {
    const { expiryRunAt } = await database.call('health', now());
    return clockDoubt(now(), { expiryRunAt, releasedAt: releasedAt() }) !== null;
  };

  /** Throws a 403 where the changes that are set are of the brand and a colleague asks. */
  async function refuseBrandOf(role: Role, id: string): Promise<void> {
    const row = await database.call('setTime');
    if (row?.id === id) await refuseKeptBrand(role, dataDir, id);
  }

  async function tell(
    personId: string,
    news: Omit<Parameters<typeof setTimeMail>[0], 'to' | 'studio'>,
  ): Promise<void> {
    const person = (await database.call('people')).find(({ id }) => id === personId);
    if (!person || !mails) return;
    const mail = setTimeMail({ ...news, to: person.email, studio: site.studio });
    await database.call('queueDeskMail', mail, now());
    mails.wake();
  }

  async function tellFailure(): Promise<void> {
    const { last } = jobs;
    if (!last?.setTime || last.setTime.isTold || !last.ended) return;
    const { how, failure } = last.ended;
    if (how !== 'failed' && how !== 'lost') return;
    const problems = failure?.problems.map(({ what, place }) =>
      place ? `- ${place.label}: ${what}` : `- ${what}`,
    );
    const why = failure
      ? [failure.what, ...(problems ?? [])]
      : ['The server was restarted more than once during the work.'];
    await tell(last.personId, { at: last.setTime.at, isPublished: false, why });
    jobs.update({ ...last, setTime: { ...last.setTime, isTold: true } });
  }

  async function end({ id }: Pick<SetTimeRow, 'id'>): Promise<void> {
    await database.call('endSetTime', id);
    await removeKept(dataDir, id);
  }

  /** The row is claimed by this server. */
  async function begin(row: SetTimeRow): Promise<void> {
    const { id, publish_at: at, person_id, person_name } = row;
    // The server that claimed it before was ended after it had begun the build, which goes on by itself.
    if (readLastJob(dataDir)?.setTime?.id === id) return end(row);
    const act = (what: string) =>
      database.call('recordAuditEntry', { who: person_name, what }, now());
    const chosen = chosenFolder(dataDir, id);
    if (!chosen) {
      const why = ['The copy of the changes is no longer on the server.'];
      await tell(person_id, { at, isPublished: false, why });
      await act('had set a time to publish, but the copy of the changes was gone');
      return end(row);
    }
    const labels = new Map(
      (await publisher.changesIn(chosen)).map(({ group }) => [group.id, group.label]),
    );
    let leftOut: readonly string[] = [];
    let isMerged = false;
    let isBegun = false;
    const take = async () => {
      const merged = await drafts.between(() => applyKept(dataDir, id, drafts.published()));
      leftOut = merged.leftOut;
      isMerged = true;
      return publisher.snapshotOf(merged.version, groupsOf(row));
    };
    try {
      const person = { id: person_id, name: person_name };
      await jobs.begin(person, true, take, { id, at, isTold: false });
      isBegun = true;
      await act('published at the set time');
    } catch (error) {
      // Another build was begun a moment ago, or what is thrown is no refusal.
      if (!(error instanceof HttpError) || !isMerged) throw error;
      await act('had set a time to publish, but there was nothing left to publish');
    }
    if (leftOut.length > 0) {
      const names = leftOut.map((group) => labels.get(group) ?? group);
      const why = names.map((name) => `- ${name}: it was published in another version since.`);
      await tell(person_id, { at, isPublished: isBegun, why });
    }
    await end(row);
  }

  async function look(): Promise<void> {
    await tellFailure();
    if (jobs.job || publisher.cannot()) return;
    const row = await database.call('setTime');
    if (!row || row.publish_at > now() || (await isClockDoubted())) return;
    // Its Undo is over.
    if (row.cancelled_at !== null) return end(row);
    const claimed = await database.call('claimSetTime', now());
    if (!claimed) return;
    try {
      await begin(claimed);
    } catch (error) {
      await database.call('releaseSetTime', claimed.id);
      throw error;
    }
  }

  let looking: Promise<void> | null = null;
  let isFailing = false;
  async function lookAndLog(): Promise<void> {
    try {
      await look();
      isFailing = false;
    } catch (error) {
      // Once: the next look comes in seconds.
      if (!isFailing) log('error', 'set-time-failed', { code: errorCode(error) });
      isFailing = true;
    }
    looking = null;
  }
  const lookOnce = () => {
    looking ??= lookAndLog();
    return looking;
  };
  const timer = setInterval(lookOnce, LOOK_MS).unref();
  void lookOnce();

  return {
    async state(): Promise<SetTime | null> {
      const row = await waiting();
      if (!row) return null;
      const { id, publish_at: at, person_name: by } = row;
      const chosen = chosenFolder(dataDir, id);
      const groups = groupsOf(row);
      const isNewer =
        chosen !== null &&
        (await compareFolders(chosen, await drafts.open())).some(
          ({ file }) => groups === null || groups.includes(groupOf(file)),
        );
      const isDoubted = at <= now() && (await isClockDoubted());
      return { id, at, by, changes: JSON.parse(row.changes) as string[], isNewer, isDoubted };
    },

    /** Keeps the chosen changes as they are now. Throws a 409 where a time is set already, or nothing is to be published. */
    async set(person: Person, at: number, asked: readonly string[] | null): Promise<void> {
      const reason = publisher.cannot();
      if (reason) throw refused(reason);
      const other = await waiting();
      if (other) throw refused(WORDS.isSet(other.person_name));
      await drafts.open();
      const id = randomUUID();
      const before = drafts.published();
      const { version, changes, groups } = await publisher.takeSnapshot(person.role, asked);
      await drafts.between(async () => {
        const chosen = versionFolder(dataDir, version);
        if (!chosen || drafts.published() !== before) throw refused(WORDS.siteJustChanged);
        await keepChanges(dataDir, id, { before, chosen });
      });
      const isAdded = await database.call('addSetTime', {
        ...{ id, publish_at: at, person_id: person.id, person_name: person.name },
        changes: JSON.stringify(changes),
        group_ids: groups && JSON.stringify(groups),
      });
      const row = await database.call('setTime');
      await removeOtherKept(dataDir, row?.id ?? null);
      if (!isAdded) throw refused(WORDS.isSet(row?.person_name ?? ''));
    },

    /** Throws a 409 where it is no longer set, and a 403 where a colleague would decide of the brand, like the next two. */
    async move({ role }: Person, id: string, at: number): Promise<void> {
      await refuseBrandOf(role, id);
      if (!(await database.call('moveSetTime', id, at))) throw refused(WORDS.notSet);
    },
    async cancel({ role }: Person, id: string): Promise<void> {
      await refuseBrandOf(role, id);
      if (!(await database.call('cancelSetTime', id, now()))) throw refused(WORDS.notSet);
    },
    /** Undoes `cancel`. Throws a 409 where its time has passed, or another is set. */
    async restore({ role }: Person, id: string): Promise<void> {
      await refuseBrandOf(role, id);
      if (!(await database.call('restoreSetTime', id, now()))) throw refused(WORDS.noUndoOfCancel);
    },

    /** Throws a 409 where that group of changes, or (null) any, is to be published at a set time. */
    async refuseToDrop(group: string | null): Promise<void> {
      const row = await waiting();
      if (!row || !chosenFolder(dataDir, row.id)) return;
      if (group === null || (await keptGroups(dataDir, row.id)).has(group))
        throw refused(WORDS.setToPublish);
    },

    async close(): Promise<void> {
      clearInterval(timer);
      await looking;
    },
  };
}
export type SetTimes = ReturnType<typeof createSetTimes>;
