/**
 * Publishes chosen changes at a set time: in their state when the time was set, on top of what is published by then. The time is
 * in the database, so that it survives a restart, and only one of several servers begins the build.
 */
import { randomUUID } from 'node:crypto';
import type { SetTime } from '#contract/desk/publishing.ts';
import type { Role } from '#contract/desk/roles.ts';
import type { SetTimeRow } from '#server/database/desk-types.ts';
import { compareFolders } from '#server/drafts/folders.ts';
import { versionFolder } from '#server/drafts/versions.ts';
import { errorCode, type Log } from '#server/log.ts';
import { groupOf } from './groups.ts';
import {
  chosenFolder,
  refuseStoredBrand,
  removeOtherStoredChanges,
  storeChanges,
  storedGroups,
} from './kept-changes.ts';
import { conflictError } from './live.ts';
import type { Person } from './publisher.ts';
import { REFUSALS } from './refusals.ts';
import {
  createSetTimeBuild,
  groupsOf,
  isClockDoubted,
  type SetTimeBuildOptions,
} from './set-time-build.ts';

/** Interval of checks. Short, so that a change of the clock is noticed soon. */
const LOOK_MS = 5000;

function lookRegularly(look: () => Promise<void>, log: Log) {
  let looking: Promise<void> | null = null;
  let isFailing = false;
  async function lookAndLog(): Promise<void> {
    try {
      await look();
      isFailing = false;
    } catch (error) {
      // Not retried, because the next check is seconds away.
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
    async stop(): Promise<void> {
      clearInterval(timer);
      await looking;
    },
  };
}

export function createSetTimes(options: SetTimeBuildOptions & { readonly log: Log }) {
  const { dataDir, database, drafts, publisher, releasedAt, now, log } = options;
  const { look } = createSetTimeBuild(options);

  const waiting = async (): Promise<SetTimeRow | null> => {
    const row = await database.call('setTime');
    return row && row.cancelled_at === null ? row : null;
  };
  /** Throws a 403 if the stored changes include the brand and the person is a colleague. */
  async function refuseBrandOf(role: Role, id: string): Promise<void> {
    const row = await database.call('setTime');
    if (row?.id === id) await refuseStoredBrand(role, dataDir, id);
  }

  const { stop } = lookRegularly(look, log);

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
      const isDoubted = at <= now() && (await isClockDoubted(database, now(), releasedAt()));
      return { id, at, by, changes: JSON.parse(row.changes) as string[], isNewer, isDoubted };
    },

    /** Stores the chosen changes in their current state. Throws a 409 if a time is already set, or there is nothing to publish. */
    async set(person: Person, at: number, asked: readonly string[] | null): Promise<void> {
      const reason = publisher.cannot();
      if (reason) throw conflictError(reason);
      const other = await waiting();
      if (other) throw conflictError(REFUSALS.isSet(other.person_name));
      await drafts.open();
      const id = randomUUID();
      const before = drafts.published();
      const { version, changes, groups } = await publisher.takeSnapshot(person.role, asked);
      await drafts.between(async () => {
        const chosen = versionFolder(dataDir, version);
        if (!chosen || drafts.published() !== before) throw conflictError(REFUSALS.siteJustChanged);
        await storeChanges(dataDir, id, { before, chosen });
      });
      const isAdded = await database.call('addSetTime', {
        ...{ id, publish_at: at, person_id: person.id, person_name: person.name },
        changes: JSON.stringify(changes),
        group_ids: groups && JSON.stringify(groups),
      });
      const row = await database.call('setTime');
      await removeOtherStoredChanges(dataDir, row?.id ?? null);
      if (!isAdded) throw conflictError(REFUSALS.isSet(row?.person_name ?? ''));
    },

    /** Throws a 409 if it is no longer set, and a 403 if a colleague would decide about the brand; so do `cancel` and `restore`. */
    async move({ role }: Person, id: string, at: number): Promise<void> {
      await refuseBrandOf(role, id);
      if (!(await database.call('moveSetTime', id, at))) throw conflictError(REFUSALS.notSet);
    },
    async cancel({ role }: Person, id: string): Promise<void> {
      await refuseBrandOf(role, id);
      if (!(await database.call('cancelSetTime', id, now()))) throw conflictError(REFUSALS.notSet);
    },
    /** Undoes `cancel`. Throws a 409 if its time has passed, or another one is set. */
    async restore({ role }: Person, id: string): Promise<void> {
      await refuseBrandOf(role, id);
      if (!(await database.call('restoreSetTime', id, now())))
        throw conflictError(REFUSALS.noUndoOfCancel);
    },

    /** Throws a 409 if that group of changes, or (null) any group, is to be published at a set time. */
    async refuseToDrop(group: string | null): Promise<void> {
      const row = await waiting();
      if (!row || !chosenFolder(dataDir, row.id)) return;
      if (group === null || (await storedGroups(dataDir, row.id)).has(group))
        throw conflictError(REFUSALS.setToPublish);
    },

    close: stop,
  };
}
export type SetTimes = ReturnType<typeof createSetTimes>;
