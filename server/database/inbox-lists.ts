/** The lists of the inbox: their conditions, order and counts. */
import type { DatabaseSync } from 'node:sqlite';
import { INBOX_PAGE } from '#contract/desk/enquiries.ts';
import { LISTS, type ListName } from '#contract/lists.ts';
import type { EnquiryState } from '#contract/states.ts';
import type { Condition } from './search-sql.ts';
import type { InboxQuery } from './types.ts';

export const FAILED = `SELECT enquiry_id FROM email
  WHERE failed_at IS NOT NULL AND kind <> 'acknowledgement'`;
/** Enquiries with a reminder that is due at `now`, in milliseconds since 1970. */
export const withDueReminder = (now: number) =>
  `SELECT enquiry_id FROM handling WHERE remind_at <= ${Math.floor(now)}`;
/** "To answer" also contains enquiries with failed email or a due reminder. */
const conditions = (now: number): Readonly<Record<ListName, string>> => ({
  new: `(desk_state = 'new' OR (desk_state <> 'spam' AND (id IN (${FAILED}) OR id IN (${withDueReminder(now)}))))`,
  talks: "desk_state = 'talks'",
  won: "desk_state = 'won'",
  closed: "desk_state = 'closed'",
  failed: `(desk_state <> 'spam' AND id IN (${FAILED}))`,
  spam: "desk_state = 'spam'",
  all: 'true',
});

/** Number of enquiries with this state, purpose, failed email (1) or not (0), and due reminder. */
export interface Group {
  readonly state: EnquiryState;
  readonly what: string;
  readonly failed: number;
  readonly reminded: number;
  readonly n: number;
}

/**
 * Whether an enquiry of this group belongs to the list. One with failed mail or a due reminder is in "To answer" too, unless
 * it is spam.
 */
export const isIn = (
  list: ListName,
  { state, failed, reminded: isReminded }: Pick<Group, 'state' | 'failed' | 'reminded'>,
) =>
  list === 'all' ||
  state === list ||
  (state !== 'spam' &&
    ((failed === 1 && (list === 'failed' || list === 'new')) ||
      (isReminded === 1 && list === 'new')));

/** Counts of the lists, from the groups. */
export const countsOf = (groups: readonly Group[]) =>
  Object.fromEntries(
    LISTS.map((list) => [
      list,
      groups.reduce((sum, group) => sum + (isIn(list, group) ? group.n : 0), 0),
    ]),
  ) as Record<ListName, number>;

type InList = Pick<InboxQuery, 'list' | 'what' | 'assignedTo' | 'now'>;

/** The condition on `enquiry` for purpose and assigned person. */
function chosen({ what, assignedTo }: InList): Condition {
  const purpose = what ? ' AND desk_what = ?' : '';
  const own = assignedTo
    ? ' AND id IN (SELECT enquiry_id FROM handling WHERE assigned_to = ?)'
    : '';
  return { sql: purpose + own, values: [what, assignedTo].filter(Boolean) };
}

/**
 * The condition on `enquiry` for a list, a purpose and an assigned person. If the list contains only new enquiries (no
 * failed email, no reminder), an index has its order.
 */
export function inList(query: InList, hasOthers: boolean): Condition {
  const { list, now } = query;
  const sql = list === 'new' && !hasOthers ? "desk_state = 'new'" : conditions(now)[list];
  const more = chosen(query);
  return { sql: sql + more.sql, values: more.values };
}

/** The references of one page, in the list's order, for which there are indexes. */
export function idsOfPage(db: DatabaseSync, query: InList & { page: number }) {
  const { list, page, now } = query;
  const limit = `LIMIT ${INBOX_PAGE} OFFSET ${(page - 1) * INBOX_PAGE}`;
  const { sql: of, values: chosenValues } = chosen(query);
  const columns = 'SELECT id, due_at, received_at FROM enquiry';
  const order = 'ORDER BY due_at, received_at';
  const newestFirst = `SELECT id FROM enquiry WHERE ${conditions(now)[list]}${of} ORDER BY received_at DESC, id DESC ${limit}`;
  const mostUrgentFirst = `SELECT id FROM (
      SELECT * FROM (${columns} WHERE desk_state = 'new'${of} ${order} LIMIT ${page * INBOX_PAGE})
      UNION ALL ${columns} WHERE desk_state NOT IN ('new', 'spam') 
        AND (id IN (${FAILED}) OR id IN (${withDueReminder(now)}))${of})
    ${order} ${limit}`;
  const sql = list === 'new' ? mostUrgentFirst : newestFirst;
  const values = [...chosenValues, ...(list === 'new' ? chosenValues : [])];
  return (db.prepare(sql).all(...values) as { id: string }[]).map(({ id }) => id);
}

/** The stored counts; those of failed emails and of reminders are counted by their indexes. */
export function createSelectGroups(db: DatabaseSync): (now: number) => Group[] {
  const selectGroups = db.prepare(
    'SELECT state, what, 0 AS failed, 0 AS reminded, n FROM inbox_count WHERE n > 0',
  );
  return (now) => {
    const selectMarked = db.prepare(
      `SELECT desk_state AS state, desk_what AS what, id IN (${FAILED}) AS failed,
         id IN (${withDueReminder(now)}) AS reminded, count(*) AS n FROM enquiry
       WHERE id IN (${FAILED}) OR id IN (${withDueReminder(now)}) GROUP BY 1, 2, 3, 4`,
    );
    const marked = selectMarked.all() as unknown as Group[];
    const all = (selectGroups.all() as unknown as Group[]).map((group) => {
      const of = marked.filter(({ state, what }) => state === group.state && what === group.what);
      return { ...group, n: of.reduce((left, { n }) => left - n, group.n) };
    });
    return [...all, ...marked].filter(({ n }) => n > 0);
  };
}
