/** The inbox: lists, counts, filters and search, in pages. Each query runs inside a transaction. */

import type { DatabaseSync } from 'node:sqlite';
import { answerBy } from '#contract/answer-by.ts';
import type { BusinessHours } from '#contract/hours.ts';
import { createExport } from './export-rows.ts';
import { INBOX } from './handling-queries.ts';
import { createInboxCounts } from './inbox-counts.ts';
import { idsOfPage, inList, isIn } from './inbox-lists.ts';
import { createInboxSearch } from './inbox-search.ts';
import type { ExportStep, InboxPage, InboxQuery, InboxRow } from './types.ts';

export function createInboxQueries(db: DatabaseSync) {
  const { revision, shared } = createInboxCounts(db);
  const selectRows = db.prepare(
    `${INBOX} JOIN json_each(?) AS place ON place.value = enquiry.id ORDER BY place.key`,
  );
  const selectWithoutDue = ["desk_state = 'new' AND", ''].map((first) =>
    db.prepare(`SELECT id, received_at FROM enquiry WHERE ${first} due_at IS NULL LIMIT ?`),
  );
  const setDue = db.prepare('UPDATE enquiry SET due_at = ? WHERE id = ?');
  const exportRows = createExport(db);

  /** Whether "To answer" contains more than new enquiries. */
  const hasOthers = (now: number) => shared(now).counts.failed > 0 || shared(now).reminders > 0;
  const { pageOfSearch, searchFor } = createInboxSearch(
    db,
    (list, now) => shared(now).counts[list],
    (now) => hasOthers(now),
  );
  const selectCount = (query: InboxQuery) => {
    const { sql, values } = inList(query, hasOthers(query.now));
    const count = db.prepare(`SELECT count(*) AS n FROM enquiry WHERE ${sql}`);
    return (count.get(...values) as { n: number }).n;
  };

  function pageOfList(query: InboxQuery) {
    const total = query.assignedTo
      ? selectCount(query)
      : shared(query.now)
          .groups.filter((group) => isIn(query.list, group))
          .filter(({ what }) => !query.what || what === query.what)
          .reduce((sum, { n }) => sum + n, 0);
    return { ids: idsOfPage(db, query), total, found: null, isMore: false };
  }
  const pageOf = (query: InboxQuery) => pageOfSearch(query) ?? pageOfList(query);

  return {
    /** One page of a list; null if nothing has changed since the revision `known`. */
    inbox(query: InboxQuery, known: string | null): InboxPage | null {
      if (revision(query.now) === known) return null;
      const { ids, ...found } = pageOf(query);
      const { groups, ...same } = shared(query.now);
      const whats = groups.filter((group) => isIn(query.list, group)).map(({ what }) => what);
      return {
        ...found,
        ...same,
        rows: selectRows.all(JSON.stringify(ids)) as unknown as InboxRow[],
        whats: [...new Set(whats)].sort(),
      };
    },
    /** Number of results, for the audit log; null if that is not counted. */
    countFound(query: InboxQuery): number | null {
      const { total, isMore } = pageOf(query);
      return isMore ? null : total;
    },
    /** The next rows for an export, newest first, after `next` of the previous step (null: from the beginning). */
    exportRows(query: InboxQuery, after: ExportStep['next']): ExportStep {
      return exportRows(inList(query, hasOthers(query.now)), searchFor(query.search), after);
    },
    /** Stores the promised time of up to `limit` enquiries that lack it. Returns how many. */
    fillDueAt(hours: BusinessHours, limit: number): number {
      const rows = selectWithoutDue.reduce<{ id: string; received_at: number }[]>(
        (found, select) => (found.length > 0 ? found : (select.all(limit) as never)),
        [],
      );
      for (const { id, received_at } of rows)
        setDue.run(answerBy(new Date(received_at), hours).getTime(), id);
      return rows.length;
    },
  };
}
