/** Which enquiries a list of the inbox has, and in which order. */
import type { DatabaseSync } from 'node:sqlite';
import { LISTS, type ListName } from '#contract/lists.ts';
import type { State } from '#contract/states.ts';
import type { Condition } from './search-sql.ts';
import type { InboxQuery } from './types.ts';

export const PAGE = 50;

export const FAILED = `SELECT enquiry_id FROM email
  WHERE failed_at IS NOT NULL AND kind <> 'acknowledgement'`;
/** "To answer" holds what failed, too. */
const IN_LIST: Readonly<Record<ListName, string>> = {
  new: `(desk_state = 'new' OR (desk_state <> 'spam' AND id IN (${FAILED})))`,
  talks: "desk_state = 'talks'",
  won: "desk_state = 'won'",
  closed: "desk_state = 'closed'",
  failed: `(desk_state <> 'spam' AND id IN (${FAILED}))`,
  spam: "desk_state = 'spam'",
  all: 'true',
};

/** How many enquiries have this state, are for this, and had a mail that failed (1) or not (0). */
export interface Group {
  readonly state: State;
  readonly what: string;
  readonly failed: number;
  readonly n: number;
}

export const isIn = (list: ListName, { state, failed }: Pick<Group, 'state' | 'failed'>) =>
  list === 'all' ||
  state === list ||
  (failed === 1 && state !== 'spam' && (list === 'failed' || list === 'new'));

/** How many of the groups each list has. */
export const countsOf = (groups: readonly Group[]) =>
  Object.fromEntries(
    LISTS.map((list) => [
      list,
      groups.reduce((sum, group) => sum + (isIn(list, group) ? group.n : 0), 0),
    ]),
  ) as Record<ListName, number>;

export type InList = Pick<InboxQuery, 'list' | 'what'>;

/** The condition on `enquiry` of a list, or of what is for one purpose in it. Without failed mail an index has the list's order. */
export function inList({ list, what }: InList, hasFailed: boolean): Condition {
  const sql = list === 'new' && !hasFailed ? "desk_state = 'new'" : IN_LIST[list];
  return { sql: `${sql}${what ? ' AND desk_what = ?' : ''}`, values: what ? [what] : [] };
}

/** The references of one page, in the order of the list: an index has each of them in that order. */
export function idsOfPage(db: DatabaseSync, { list, what, page }: InList & { page: number }) {
  const limit = `LIMIT ${PAGE} OFFSET ${(page - 1) * PAGE}`;
  const of = what ? ' AND desk_what = ?' : '';
  const columns = 'SELECT id, due_at, received_at FROM enquiry';
  const order = 'ORDER BY due_at, received_at';
  const newestFirst = `SELECT id FROM enquiry WHERE ${IN_LIST[list]}${of} ORDER BY received_at DESC, id DESC ${limit}`;
  const mostUrgentFirst = `SELECT id FROM (
      SELECT * FROM (${columns} WHERE desk_state = 'new'${of} ${order} LIMIT ${page * PAGE})
      UNION ALL ${columns} WHERE desk_state NOT IN ('new', 'spam') AND id IN (${FAILED})${of})
    ${order} ${limit}`;
  const sql = list === 'new' ? mostUrgentFirst : newestFirst;
  const values = what ? [what, ...(list === 'new' ? [what] : [])] : [];
  return (db.prepare(sql).all(...values) as { id: string }[]).map(({ id }) => id);
}

/** The kept counts; of what failed, by its index. */
export function createSelectGroups(db: DatabaseSync): () => Group[] {
  const selectGroups = db.prepare(
    'SELECT state, what, 0 AS failed, n FROM inbox_count WHERE n > 0',
  );
  const selectFailed = db.prepare(
    `SELECT desk_state AS state, desk_what AS what, 1 AS failed, count(*) AS n FROM enquiry
     WHERE id IN (${FAILED}) GROUP BY 1, 2`,
  );
  return () => {
    const failed = selectFailed.all() as unknown as Group[];
    const all = (selectGroups.all() as unknown as Group[]).map((group) => {
      const of = failed.find(({ state, what }) => state === group.state && what === group.what);
      return { ...group, n: group.n - (of?.n ?? 0) };
    });
    return [...all, ...failed].filter(({ n }) => n > 0);
  };
}
