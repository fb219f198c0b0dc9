/** What all lists of the inbox share: counts, due times, and what was answered lately; read again after each change. */
import type { DatabaseSync } from 'node:sqlite';
import { INBOX } from './handling-queries.ts';
import { countsOf, createSelectGroups, type Group } from './inbox-lists.ts';
import type { InboxPage, InboxRow } from './types.ts';

const LATELY_MAX = 5;

interface Shared extends Pick<InboxPage, 'counts' | 'reminders' | 'due' | 'lately' | 'revision'> {
  readonly groups: readonly Group[];
}
export function createInboxCounts(db: DatabaseSync) {
  const changes = watchChanges(db);
  const selectDueReminders = db.prepare('SELECT count(*) AS n FROM handling WHERE remind_at <= ?');
  /** Also changes when a reminder becomes due. */
  const revision = (now: number) =>
    `${changes()}.${(selectDueReminders.get(now) as { n: number }).n}`;
  const selectGroups = createSelectGroups(db);
  const selectDue = db.prepare(
    `SELECT coalesce(due_at, received_at) AS at, count(*) AS count FROM enquiry
     WHERE desk_state = 'new' GROUP BY due_at, CASE WHEN due_at IS NULL THEN received_at END`,
  );
  const selectLately = db.prepare(
    `${INBOX} WHERE enquiry.answered_at IS NOT NULL AND enquiry.spam_reason IS NULL
     ORDER BY enquiry.answered_at DESC LIMIT ${LATELY_MAX}`,
  );

  let kept: Shared | null = null;
  function shared(now: number): Shared {
    const at = revision(now);
    if (kept?.revision === at) return kept;
    const groups = selectGroups(now);
    kept = {
      revision: at,
      groups,
      counts: countsOf(groups),
      reminders: groups
        .filter((group) => group.reminded === 1 && group.state !== 'spam')
        .reduce((sum, { n }) => sum + n, 0),
      due: selectDue.all() as unknown as InboxPage['due'],
      lately: selectLately.all() as unknown as InboxRow[],
    };
    return kept;
  }

  return { revision, shared };
}

const TABLES = ['enquiry', 'handling', 'email', 'reply'] as const;
const EVENTS = ['INSERT', 'UPDATE', 'DELETE'] as const;

/**
 * Returns a function that returns the revision of these tables: a text that changes with any change to them, by any
 * connection. Triggers (temporary ones) count the changes of this connection; `data_version` shows those of others.
 */
function watchChanges(db: DatabaseSync): () => string {
  let count = 0;
  db.function('count_change', () => {
    count += 1;
    return null;
  });
  db.exec('PRAGMA temp_store = MEMORY');
  for (const table of TABLES)
    for (const event of EVENTS)
      db.exec(
        `CREATE TEMP TRIGGER ${table}_${event} AFTER ${event} ON main.${table}
         BEGIN SELECT count_change(); END`,
      );
  const selectVersion = db.prepare('PRAGMA data_version');
  const opened = Date.now().toString(36);
  return () => {
    const { data_version: version } = selectVersion.get() as { data_version: number };
    return `${opened}.${version}.${count}`;
  };
}
