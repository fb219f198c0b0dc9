/** Begins the build of changes at their set time. */
import type { DatabaseClient } from '#server/database/client.ts';
import type { SetTimeRow } from '#server/database/desk-types.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { clockProblem } from '#server/enquiries/clock-check.ts';
import { HttpError } from '#server/http/http-error.ts';
import { applyStoredChanges, chosenFolder, removeStoredChanges } from './kept-changes.ts';
import { readLastJob } from './last-job.ts';
import { createSetTimeNews, type SetTimeNewsOptions } from './set-time-news.ts';

export interface SetTimeBuildOptions extends SetTimeNewsOptions {
  readonly dataDir: string;
  readonly drafts: Drafts;
  /** When the served release was made, in milliseconds; 0 if there is none. */
  readonly releasedAt: () => number;
}

/** The groups of changes that are to be published, null for all. */
export const groupsOf = ({ group_ids }: SetTimeRow): readonly string[] | null =>
  group_ids === null ? null : (JSON.parse(group_ids) as string[]);

/** Whether the clock is doubted, so that nothing is published. */
export async function isClockDoubted(
  database: Pick<DatabaseClient, 'call'>,
  now: number,
  releasedAt: number,
): Promise<boolean> {
  const { expiryRunAt } = await database.call('health', now);
  return clockProblem(now, { expiryRunAt, releasedAt }) !== null;
}

export function createSetTimeBuild(options: SetTimeBuildOptions) {
  const { dataDir, database, drafts, publisher, releasedAt, now } = options;
  const { jobs } = publisher;
  const { tell, tellFailure } = createSetTimeNews(options);

  async function end({ id }: Pick<SetTimeRow, 'id'>): Promise<void> {
    await database.call('endSetTime', id);
    await removeStoredChanges(dataDir, id);
  }

  /** The row is claimed by this server. */
  async function begin(row: SetTimeRow): Promise<void> {
    const { id, publish_at: at, person_id, person_name } = row;
    // The server that claimed it before ended after it had begun the build, which continues by itself.
    if (readLastJob(dataDir)?.setTime?.id === id) return end(row);
    const record = (what: string) =>
      database.call('recordAuditEntry', { who: person_name, what }, now());
    const chosen = chosenFolder(dataDir, id);
    if (!chosen) {
      const why = [
        'The server no longer knew which changes in the draft you had chosen for this time.',
      ];
      await tell(person_id, { at, isPublished: false, why });
      await record('had set a time to publish, but the server no longer knew for which changes');
      return end(row);
    }
    const labels = new Map(
      (await publisher.changesIn(chosen)).map(({ group }) => [group.id, group.label]),
    );
    let leftOut: readonly string[] = [];
    let isMerged = false;
    let isBegun = false;
    const take = async () => {
      const merged = await drafts.between(() =>
        applyStoredChanges(dataDir, id, drafts.published()),
      );
      leftOut = merged.leftOut;
      isMerged = true;
      return publisher.snapshotOf(merged.version, groupsOf(row));
    };
    try {
      const person = { id: person_id, name: person_name };
      await jobs.begin(person, true, take, { id, at, isTold: false });
      isBegun = true;
      await record('published at the chosen time');
    } catch (error) {
      // Another build has just begun, or it is an unexpected error.
      if (!(error instanceof HttpError) || !isMerged) throw error;
      await record('had set a time to publish, but there was nothing left to publish');
    }
    if (leftOut.length > 0) {
      const names = leftOut.map((group) => labels.get(group) ?? group);
      const why = names.map(
        (name) =>
          `- ${name}: a newer change of it was published after you set the time. The newer change is on the site; yours is in the draft.`,
      );
      await tell(person_id, { at, isPublished: isBegun, why });
    }
    await end(row);
  }

  /** Checks whether the set time has come, and then begins the build. */
  async function look(): Promise<void> {
    await tellFailure();
    if (jobs.job || publisher.cannot()) return;
    const row = await database.call('setTime');
    if (!row || row.publish_at > now() || (await isClockDoubted(database, now(), releasedAt())))
      return;
    // Undo is no longer possible.
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

  return { look };
}
