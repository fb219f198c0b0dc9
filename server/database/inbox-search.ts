/** Searches a list of the inbox. */
import type { DatabaseSync } from 'node:sqlite';
import { INBOX_PAGE } from '#contract/desk/enquiries.ts';
import type { ListName } from '#contract/lists.ts';
import {
  inList as conditionOf,
  countsOf,
  FAILED,
  type Group,
  isIn,
  withDueReminder,
} from './inbox-lists.ts';
import { createSearch, type Search, searchCondition } from './search-sql.ts';
import type { InboxQuery } from './types.ts';

/** Maximum number of hits that are counted; with more, people refine the search. */
const HITS_MAX = 1000;

interface Hit extends Pick<Group, 'state' | 'failed' | 'reminded'> {
  readonly id: string;
  readonly due_at: number;
  readonly received_at: number;
}

/** `countIn`: number of enquiries in a list; `hasOthers`: whether "To answer" contains more than new ones. */
export function createInboxSearch(
  db: DatabaseSync,
  countIn: (list: ListName, now: number) => number,
  hasOthers: (now: number) => boolean,
) {
  const searchFor = createSearch(db);

  /** True if the list has fewer enquiries than the index has rows that may match. */
  function isListShorter(list: ListName, now: number, { rows: { table, match } }: Search): boolean {
    if (list === 'all') return false;
    const count = countIn(list, now);
    const rows = `SELECT 1 FROM ${table} WHERE ${match.sql} LIMIT ${count + 1}`;
    const { n } = db.prepare(`SELECT count(*) AS n FROM (${rows})`).get(...match.values) as {
      n: number;
    };
    return count < n;
  }

  /** The hits, newest first, at most one more than are counted. */
  function hits(query: InboxQuery, list: ListName, search: Search): Hit[] {
    const inside = conditionOf({ ...query, list }, hasOthers(query.now));
    const select = `SELECT enquiry.id, desk_state AS state, due_at, received_at,
      enquiry.id IN (${FAILED}) AS failed, enquiry.id IN (${withDueReminder(query.now)}) AS reminded`;
    const limit = `DESC LIMIT ${HITS_MAX + 1}`;
    // CROSS JOIN keeps the order of the tables: SQLite cannot know how common a word is.
    const where = searchCondition(search);
    const [sql, values] = isListShorter(list, query.now, search)
      ? [
          `${select} FROM enquiry CROSS JOIN search_text ON enquiry_id = enquiry.id
           WHERE ${inside.sql} AND ${search.text.sql} ORDER BY received_at ${limit}`,
          [...inside.values, ...search.text.values],
        ]
      : [
          `${select} FROM ${search.from} CROSS JOIN enquiry ON enquiry.id = enquiry_id
           WHERE ${where.sql} AND ${inside.sql} ORDER BY ${search.rows.number} ${limit}`,
          [...where.values, ...inside.values],
        ];
    return db.prepare(sql).all(...values) as unknown as Hit[];
  }

  return {
    searchFor,
    /** One page of results; null if nothing was typed. */
    pageOfSearch(query: InboxQuery) {
      const search = searchFor(query.search);
      if (search === null) return null;
      const { list, page } = query;
      const all = hits(query, 'all', search);
      const isAll = all.length <= HITS_MAX;
      const isHere = isAll || list === 'all';
      const inList = isHere ? all.filter((hit) => isIn(list, hit)) : hits(query, list, search);
      const shown = inList.slice(0, HITS_MAX);
      if (list === 'new')
        shown.sort((a, b) => a.due_at - b.due_at || a.received_at - b.received_at);
      return {
        ids: shown.slice((page - 1) * INBOX_PAGE, page * INBOX_PAGE).map(({ id }) => id),
        total: shown.length,
        found: isAll ? countsOf(all.map((hit) => ({ ...hit, what: '', n: 1 }))) : null,
        isMore: inList.length > HITS_MAX,
      };
    },
  };
}
