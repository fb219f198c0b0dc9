/** The list of enquiries: by state, purpose and search; and the same as CSV. */

import { Hono } from 'hono';
import type { Inbox } from '#contract/desk/enquiries.ts';
import { LIST_NAMES, LISTS } from '#contract/lists.ts';
import { INDIAN } from '#contract/locale.ts';
import type { InboxQuery } from '#server/database/types.ts';
import { csvChunks } from '#server/enquiries/csv.ts';
import { formatTime } from '#server/enquiries/time.ts';
import { AUDIT_LOG } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';
import { createRecord } from '../audit-log.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../context.ts';
import { fillInbox } from './fill-inbox.ts';
import { inboxItem } from './inbox-item.ts';

const SEARCH_MAX = 200;
const PAGE_MAX = 1_000_000;

const queryOf = (c: DeskRequest, now: number): InboxQuery => ({
  list: LISTS.find((name) => name === c.req.query('list')) ?? 'new',
  what: c.req.query('for') ?? '',
  search: (c.req.query('search') ?? '').slice(0, SEARCH_MAX),
  assignedTo: c.req.query('mine') === undefined ? '' : c.get('person').id,
  now,
  page: Math.min(PAGE_MAX, Math.max(1, Math.floor(Number(c.req.query('page')) || 1))),
});

export function createInbox(context: DeskContext) {
  const { database, site, now } = context;
  const inbox = new Hono<DeskEnv>();
  const record = createRecord(context);
  const fill = fillInbox(context);

  inbox.get('/inbox', async (c) => {
    const query = queryOf(c, now());
    // Rows of another program are completed first, in short steps.
    await fill();
    const known = /^"(.+)"$/.exec(c.req.header('If-None-Match') ?? '')?.[1] ?? null;
    const page = await database.call('inbox', query, known);
    // Requested every few seconds: as long as nothing has changed the response is empty.
    if (page === null) {
      c.header('ETag', `"${known}"`);
      return c.body(null, 304);
    }
    const { revision, rows, lately, ...counted } = page;
    const itemOf = (row: (typeof rows)[number]) => inboxItem(row, site.studio);
    const isPlain =
      query.list === 'new' && query.search === '' && query.what === '' && query.assignedTo === '';
    c.header('ETag', `"${revision}"`);
    return c.json({
      ...counted,
      lastAnsweredAt: lately[0]?.answered_at ?? null,
      items: rows.map(itemOf),
      // Failed ones and those with a due reminder are already in the list above.
      lately: isPlain
        ? lately
            .map(itemOf)
            .filter(
              ({ mailError, remindAt }) =>
                !mailError && !(remindAt !== null && remindAt <= query.now),
            )
        : [],
    } satisfies Inbox);
  });

  inbox.get('/enquiries.csv', async (c) => {
    const query = queryOf(c, now());
    const { timeZone } = site.studio.hours;
    await fill();
    const count = await database.call('countFound', query);
    const downloaded = say(AUDIT_LOG.enquiries, {
      count: count ?? Infinity,
      shown: count?.toLocaleString(INDIAN) ?? 'more than 1,000',
      list: LIST_NAMES[query.list],
    });
    await record(c, 'downloaded a list of', downloaded);
    const day = formatTime(now(), timeZone).slice(0, 10);
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', `attachment; filename="enquiries-${day}.csv"`);
    // Streamed, so a long list is never completely in memory.
    c.header('Transfer-Encoding', 'chunked');
    const chunks = csvChunks((after) => database.call('exportRows', query, after), timeZone);
    const encoder = new TextEncoder();
    return c.body(
      new ReadableStream({
        async pull(controller) {
          const { done, value } = await chunks.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        },
        async cancel() {
          await chunks.return(undefined);
        },
      }),
    );
  });
  return inbox;
}
