/** The inbox, page by page: lists, counts, filters and search. Each query runs inside a transaction. */

import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { answerBy, type BusinessHours } from '#contract/answer-by.ts';
import { LISTS, type ListName } from '#contract/lists.ts';
import type { State } from '#contract/states.ts';
import { watchChanges } from './changes.ts';
import { createExport } from './export-rows.ts';
import { INBOX } from './handling-queries.ts';
import { findsIn, searchCondition } from './search-sql.ts';
import type { ExportRow, InboxPage, InboxQuery, InboxRow } from './types.ts';

export const PAGE = 50;
/** So many hits are told apart and counted; who finds more types another word. */
const HITS_MAX = 1000;
const LATELY_MAX = 5;
/** Up to so many enquiries of a list are looked up in its own order; a longer one is searched from the newest. */
const SHORT_LIST = 5000;

const FAILED = `SELECT enquiry_id FROM email
  WHERE failed_at IS NOT NULL AND kind <> 'acknowledgement'`;
/** Which enquiries a list has; "To answer" holds what failed, too. */
const IN_LIST: Readonly<Record<ListName, string>> = {
  new: `(desk_state = 'new' OR (desk_state <> 'spam' AND id IN (${FAILED})))`,
  talks: "desk_state = 'talks'",
  won: "desk_state = 'won'",
  closed: "desk_state = 'closed'",
  failed: `(desk_state <> 'spam' AND id IN (${FAILED}))`,
  spam: "desk_state = 'spam'",
  all: "desk_state IN ('new', 'talks', 'won', 'closed', 'spam')",
};
const NO_COUNTS = { new: 0, talks: 0, won: 0, closed: 0, failed: 0, spam: 0, all: 0 } as const;

interface Group {
  readonly state: State;
  readonly what: string;
  /** 1 when a mail of them failed. */
  readonly failed: number;
  readonly n: number;
}
const isIn = (list: ListName, { state, failed }: Pick<Group, 'state' | 'failed'>) =>
  list === 'all' ||
  state === list ||
  (failed === 1 && state !== 'spam' && (list === 'failed' || list === 'new'));

/** How many of the groups each list has. */
const countsOf = (groups: readonly Group[]) =>
  Object.fromEntries(
    LISTS.map((list) => [
      list,
      groups.reduce((sum, group) => sum + (isIn(list, group) ? group.n : 0), 0),
    ]),
  ) as Record<ListName, number>;

export function createInboxQueries(db: DatabaseSync) {
  const revision = watchChanges(db);
  const selectGroups = db.prepare(
    `SELECT desk_state AS state, desk_what AS what, 0 AS failed, count(*) AS n FROM enquiry GROUP BY 1, 2`,
  );
  const selectFailedGroups = db.prepare(
    `SELECT desk_state AS state, desk_what AS what, count(*) AS n FROM enquiry
     WHERE id IN (${FAILED}) GROUP BY 1, 2`,
  );
  const selectDue = db.prepare(
    `SELECT coalesce(due_at, received_at) AS at, count(*) AS count FROM enquiry
     WHERE desk_state = 'new' GROUP BY due_at, CASE WHEN due_at IS NULL THEN received_at END`,
  );
  const selectLately = db.prepare(
    `${INBOX} WHERE enquiry.answered_at IS NOT NULL AND enquiry.spam_reason IS NULL
     ORDER BY enquiry.answered_at DESC LIMIT ${LATELY_MAX}`,
  );
  const selectRows = db.prepare(
    `${INBOX} JOIN json_each(?) AS place ON place.value = enquiry.id ORDER BY place.key`,
  );
  const selectWithoutDue = ["desk_state = 'new' AND", ''].map((first) =>
    db.prepare(`SELECT id, received_at FROM enquiry WHERE ${first} due_at IS NULL LIMIT ?`),
  );
  const setDue = db.prepare('UPDATE enquiry SET due_at = ? WHERE id = ?');
  const exportRows = createExport(db);

  /** Read with each change anew, and kept until the next. */
  let kept: { revision: string; groups: Group[] } | null = null;
  function groups(): Group[] {
    const now = revision();
    if (kept?.revision === now) return kept.groups;
    const failed = (selectFailedGroups.all() as unknown as Group[]).map((group) => ({
      ...group,
      failed: 1,
    }));
    const all = (selectGroups.all() as unknown as Group[]).map((group) => {
      const of = failed.find(({ state, what }) => state === group.state && what === group.what);
      return { ...group, n: group.n - (of?.n ?? 0) };
    });
    kept = { revision: now, groups: [...all, ...failed].filter(({ n }) => n > 0) };
    return kept.groups;
  }

  const orderOf = (list: ListName) =>
    list === 'new' ? 'due_at, received_at' : 'received_at DESC, id DESC';
  const whereOf = ({ list, what }: Pick<InboxQuery, 'list' | 'what'>) => ({
    sql: `${IN_LIST[list]}${what ? ' AND desk_what = ?' : ''}`,
    values: what ? [what] : [],
  });
  const idsOf = (sql: string, values: readonly SQLInputValue[]) =>
    (db.prepare(sql).all(...values) as { id: string }[]).map(({ id }) => id);
  const rowsOf = (ids: readonly string[]) =>
    selectRows.all(JSON.stringify(ids)) as unknown as InboxRow[];

  function pageOfList({ list, what, page }: InboxQuery) {
    const where = whereOf({ list, what });
    const order = orderOf(list);
    const limit = `ORDER BY ${order} LIMIT ${PAGE} OFFSET ${(page - 1) * PAGE}`;
    const all = groups();
    const inList = all.filter((group) => isIn(list, group) && (!what || group.what === what));
    const total = inList.reduce((sum, { n }) => sum + n, 0);
    // Nothing has failed: the index has the list in its order.
    const isPlain = list === 'new' && !all.some(({ failed }) => failed === 1);
    const condition = isPlain ? where.sql.replace(IN_LIST.new, "desk_state = 'new'") : where.sql;
    const ids = idsOf(`SELECT id FROM enquiry WHERE ${condition} ${limit}`, where.values);
    return { ids, total, found: null, isMore: false };
  }

  /** The hits, newest first, at most one more than are told apart. */
  function hits(query: InboxQuery, list: ListName, limit = HITS_MAX + 1) {
    const search = searchCondition(query.search)!;
    const where = whereOf({ ...query, list });
    const count = countsOf(groups())[list];
    const columns = `enquiry.id, desk_state AS state, due_at, received_at,
      enquiry.id IN (${FAILED}) AS failed`;
    // CROSS JOIN keeps the order of the tables: SQLite cannot know how common a word is.
    const [sql, values] =
      list !== 'all' && count < SHORT_LIST
        ? [
            `SELECT ${columns} FROM enquiry CROSS JOIN search_text ON enquiry_id = enquiry.id
             WHERE ${where.sql} AND ${search.sql} ORDER BY received_at DESC LIMIT ${limit}`,
            [...where.values, ...search.values],
          ]
        : [
            `SELECT ${columns} FROM search_text CROSS JOIN enquiry ON enquiry.id = enquiry_id
             WHERE ${search.sql} AND ${where.sql} ORDER BY number DESC LIMIT ${limit}`,
            [...search.values, ...where.values],
          ];
    return db.prepare(sql).all(...values) as unknown as (Omit<Group, 'n' | 'what'> & {
      readonly id: string;
      readonly due_at: number;
      readonly received_at: number;
    })[];
  }

  function pageOfSearch(query: InboxQuery) {
    const { list, page } = query;
    const all = hits(query, 'all');
    const isAll = all.length <= HITS_MAX;
    const inList = isAll ? all.filter((hit) => isIn(list, hit)) : hits(query, list);
    const isMore = inList.length > HITS_MAX;
    const shown = inList.slice(0, HITS_MAX);
    if (list === 'new') shown.sort((a, b) => a.due_at - b.due_at || a.received_at - b.received_at);
    const ids = shown.slice((page - 1) * PAGE, page * PAGE).map(({ id }) => id);
    const found = isAll ? countsOf(all.map((hit) => ({ ...hit, what: '', n: 1 }))) : null;
    return { ids, total: shown.length, found, isMore };
  }

  const isSearch = ({ search }: InboxQuery) => searchCondition(search) !== null;

  return {
    /** One page of a list; null when nothing has changed since the revision `known`. */
    inbox(query: InboxQuery, known: string | null): InboxPage | null {
      const now = revision();
      if (now === known) return null;
      const { ids, ...found } = isSearch(query) ? pageOfSearch(query) : pageOfList(query);
      const all = groups();
      const whats = all.filter((group) => isIn(query.list, group)).map(({ what }) => what);
      const lately = selectLately.all() as unknown as InboxRow[];
      return {
        ...found,
        revision: now,
        rows: rowsOf(ids),
        counts: all.length > 0 ? countsOf(all) : NO_COUNTS,
        whats: [...new Set(whats)].sort(),
        due: selectDue.all() as unknown as InboxPage['due'],
        lately,
      };
    },
    /** How many a query finds, for the line of what was done; null when that is not counted. */
    countFound(query: InboxQuery): number | null {
      const { total, isMore } = isSearch(query) ? pageOfSearch(query) : pageOfList(query);
      return isMore ? null : total;
    },
    /** The next rows of a list for a file, newest first, after the enquiry `after` (null: from the first). */
    exportRows(query: InboxQuery, after: string | null, limit: number): ExportRow[] {
      const where = whereOf(query);
      const search = searchCondition(query.search);
      const condition = search
        ? {
            sql: `${where.sql} AND ${findsIn(search)}`,
            values: [...where.values, ...search.values],
          }
        : where;
      return exportRows(condition, after, limit);
    },
    /** Stores by when an answer is promised of up to `limit` enquiries that lack it. Returns how many. */
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
