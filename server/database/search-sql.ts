/**
 * A search as a condition in SQL. The trigram index (SQLite, FTS5, 4.3.5) narrows down the rows, and each of them is
 * compared with the typed words.
 */
import type { DatabaseSync } from 'node:sqlite';
import { parseSearch, type SearchTerm } from './search-terms.ts';

/** A condition for WHERE, with its values. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

export interface Search {
  readonly text: Condition;
  /** Rows that may match: a table, a condition on it, and its column in the order of arrival. */
  readonly rows: { readonly table: string; readonly match: Condition; readonly number: string };
  /** For FROM: that table, joined with `search_text`. */
  readonly from: string;
}

const EVERY_ROW = {
  rows: {
    table: 'search_text',
    match: { sql: 'true', values: [] },
    number: 'search_text.number',
  },
  from: 'search_text',
} as const;

/** Letters of a term in the index; shorter words are searched by the terms that begin with them. */
const TERM = 3;
/** A short word with more terms is so frequent that rows are compared without the index. */
const BEGINNINGS_MAX = 120;
/** Number of words, the longest first, that are searched in the index; rows are compared with all words. */
const WORDS_MAX = 4;

function compared(wanted: SearchTerm): Condition {
  if (typeof wanted === 'string')
    return { sql: 'instr(search_text.text, ?) > 0', values: [wanted] };
  const parts = ('all' in wanted ? wanted.all : wanted.one).map(compared);
  return {
    sql: `(${parts.map(({ sql }) => sql).join('all' in wanted ? ' AND ' : ' OR ')})`,
    values: parts.flatMap(({ values }) => values),
  };
}

/** @returns a function that converts a typed search to a condition; null if nothing is left of the search to compare */
export function createSearch(db: DatabaseSync): (typed: string) => Search | null {
  db.exec(
    "CREATE VIRTUAL TABLE IF NOT EXISTS temp.search_term USING fts5vocab (main, search_index, 'row')",
  );
  const selectBeginnings = db.prepare(
    `SELECT term FROM search_term WHERE term >= ?1 AND term < ?1 || char(0x10ffff) LIMIT ${BEGINNINGS_MAX + 1}`,
  );

  /** An FTS5 query that matches every row with the word; null if the index does not help. */
  function termsOf(word: string): string | null {
    const letters = [...word];
    // FTS5 ignores a query after its first NUL.
    if (word.includes('\0')) return null;
    if (letters.length >= TERM)
      return join(
        ' AND ',
        letters.slice(TERM - 1).map((_, at) => quoted(letters.slice(at, at + TERM).join(''))),
      );
    const terms = (selectBeginnings.all(word) as { term: string }[]).map(({ term }) => term);
    if (terms.length > BEGINNINGS_MAX || terms.some((term) => term.includes('\0'))) return null;
    // No term begins like this, so the word itself, which matches no row.
    return join(' OR ', (terms.length > 0 ? terms : [word.padEnd(TERM, '\n')]).map(quoted));
  }
  function matching(wanted: SearchTerm): string | null {
    if (typeof wanted === 'string') return termsOf(wanted);
    if ('all' in wanted) {
      const words = wanted.all.slice(0, WORDS_MAX);
      const parts = words.map(matching).filter((part) => part !== null);
      return parts.length > 0 ? join(' AND ', parts) : null;
    }
    const parts = wanted.one.map(matching);
    return parts.includes(null) ? null : join(' OR ', parts as string[]);
  }

  return (typed) => {
    const wanted = parseSearch(typed);
    if (wanted === null) return null;
    const text = compared(wanted);
    const terms = matching(wanted);
    if (terms === null) return { text, ...EVERY_ROW };
    return {
      text,
      rows: {
        table: 'search_index',
        match: { sql: 'search_index MATCH ?', values: [terms] },
        number: 'search_index.rowid',
      },
      // CROSS JOIN keeps the order of the tables.
      from: 'search_index CROSS JOIN search_text ON search_text.number = search_index.rowid',
    };
  };
}

const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`;
const join = (word: string, parts: readonly string[]) => `(${parts.join(word)})`;

/** For a WHERE after `from`. */
export const searchCondition = ({ text, rows: { match } }: Search): Condition => ({
  sql: `${match.sql} AND ${text.sql}`,
  values: [...match.values, ...text.values],
});

/** The search as a condition on `enquiry`. */
export const enquiryCondition = (search: Search): Condition => {
  const { sql, values } = searchCondition(search);
  return { sql: `id IN (SELECT enquiry_id FROM ${search.from} WHERE ${sql})`, values };
};
