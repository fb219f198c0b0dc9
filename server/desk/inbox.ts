/** The list of enquiries: by state, by what for, by words; and the same as CSV. */
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { InboxRow } from '#server/database/types.ts';
import { csv } from '#server/enquiries/csv.ts';
import { search } from '#server/enquiries/search.ts';
import { formatTime } from '#server/enquiries/time.ts';
import { recordAct } from './acts.ts';
import type { DeskContext, DeskEnv, DeskRequest } from './context.ts';
import { inboxItem } from './inbox-item.ts';
import { type Inbox, type InboxItem, LISTS, type ListName } from './wire.ts';

const LATELY_MAX = 5;
const LATELY_MS = 7 * 86_400_000;
const PAGE = 50;
const PAGES_MAX = 200;

const belongs: Readonly<Record<ListName, (item: InboxItem) => boolean>> = {
  new: ({ state, trouble }) => state === 'new' || (trouble !== null && state !== 'spam'),
  talks: ({ state }) => state === 'talks',
  won: ({ state }) => state === 'won',
  closed: ({ state }) => state === 'closed',
  failed: ({ trouble, state }) => trouble !== null && state !== 'spam',
  spam: ({ state }) => state === 'spam',
  all: ({ state }) => state !== 'spam',
};

const listOf = (c: DeskRequest): ListName =>
  LISTS.find((name) => name === c.req.query('list')) ?? 'new';
const wordsIn = (c: DeskRequest) => (c.req.query('search') ?? '').split(/\s+/).filter(Boolean);

export function createInbox(context: DeskContext) {
  const { database, site, now } = context;
  const inbox = new Hono<DeskEnv>();

  /** What the query asks for, as rows and as items, and everything there is. */
  async function read(c: DeskRequest) {
    const rows: readonly InboxRow[] = await database.call('inbox');
    const all = rows.map((row) => ({ row, item: inboxItem(row, site.studio) }));
    const words = wordsIn(c);
    const list = listOf(c);
    const inList = all.filter(({ item }) => belongs[list](item));
    const what = c.req.query('for');
    const ofKind = what ? inList.filter(({ row }) => row.desk_what === what) : inList;
    const found = new Set(
      search(
        ofKind.map(({ row }) => row),
        words,
      ).map(({ id }) => id),
    );
    return { all, inList, list, words, hits: ofKind.filter(({ row }) => found.has(row.id)) };
  }

  inbox.get('/inbox', async (c) => {
    const { all, inList, list, words, hits } = await read(c);
    const items = all.map(({ item }) => item);
    const isPlain = list === 'new' && words.length === 0 && !c.req.query('for');
    const counted = LISTS.map((name) => [name, items.filter(belongs[name]).length] as const);
    const answered = items
      .filter(({ state, answeredAt }) => state !== 'spam' && answeredAt !== null)
      .sort((a, b) => b.answeredAt! - a.answeredAt!);
    const pages = Math.min(PAGES_MAX, Math.max(1, Number(c.req.query('pages')) || 1));
    const shown = hits.map(({ item }) => item);
    // What is due first stands first; elsewhere what came last.
    if (list === 'new') shown.sort((a, b) => a.dueAt - b.dueAt || a.receivedAt - b.receivedAt);
    const answer: Omit<Inbox, 'now'> = {
      counts: Object.fromEntries(counted) as Inbox['counts'],
      whats: [...new Set(inList.map(({ item }) => item.what))].sort(),
      due: items.filter(({ state }) => state === 'new').map(({ dueAt }) => dueAt),
      lastAnsweredAt: answered[0]?.answeredAt ?? null,
      items: shown.slice(0, pages * PAGE),
      lately: isPlain
        ? answered
            .filter(({ answeredAt, trouble }) => answeredAt! > now() - LATELY_MS && !trouble)
            .slice(0, LATELY_MAX)
        : [],
      total: shown.length,
    };
    // Asked every few seconds: as long as nothing changed the answer is empty.
    const tag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27)}"`;
    c.header('ETag', tag);
    if (c.req.header('If-None-Match') === tag) return c.body(null, 304);
    return c.json({ now: now(), ...answer } satisfies Inbox);
  });

  inbox.get('/enquiries.csv', async (c) => {
    const { hits, list } = await read(c);
    const { timeZone } = site.studio.hours;
    await recordAct(context, {
      who: c.get('person').name,
      what: 'took a CSV of',
      detail: `${hits.length} (${list})`,
    });
    const day = formatTime(now(), timeZone).slice(0, 10);
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', `attachment; filename="enquiries-${day}.csv"`);
    return c.body(
      csv(
        hits.map(({ row }) => row),
        timeZone,
      ),
    );
  });
  return inbox;
}
