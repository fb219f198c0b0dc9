import { describe, expect, test } from 'vitest';
import { openTestDesk } from '#server/testing/desk.ts';
import type { Inbox, InboxItem, ListName } from './wire.ts';

const HOUR = 3_600_000;

async function openInbox() {
  const desk = openTestDesk();
  const { ask } = await desk.comeIn();
  const read = async (query = '') => (await (await ask(`/inbox?${query}`)).json()) as Inbox;
  const mark = (id: string, state: string) => ask(`/enquiries/${id}/state`, { state });
  return { ...desk, ask, read, mark };
}
const ids = ({ items }: Inbox) => items.map(({ id }) => id);

describe('the inbox', () => {
  test('has every enquiry in the list of its state, and counts them', async () => {
    const { insert, read, mark } = await openInbox();
    const made: Record<string, string> = {};
    for (const state of ['new', 'talks', 'won', 'closed', 'spam']) made[state] = await insert();
    for (const [state, id] of Object.entries(made)) if (state !== 'new') await mark(id, state);
    const { counts } = await read();
    expect(counts).toEqual({ new: 1, talks: 1, won: 1, closed: 1, failed: 0, spam: 1, all: 4 });
    for (const [state, id] of Object.entries(made)) {
      const inbox = await read(`list=${state as ListName}`);
      expect(ids(inbox)).toEqual([id]);
      expect(inbox.items[0]).toMatchObject({ state });
    }
    expect((await read()).lately.map(({ id }) => id).sort()).toEqual(
      [made.talks, made.won, made.closed].sort(),
    );
  });

  test('says by when an answer was promised, the most urgent first', async () => {
    const { insert, read, clock } = await openInbox();
    const fresh = await insert();
    const late = await insert({}, { receivedAt: clock.now - 96 * HOUR });
    const { items, due } = await read();
    expect(items.map(({ id }) => id)).toEqual([late, fresh]);
    // Tuesday 11:40 in Pune: by Wednesday's close.
    expect(new Date(items[1]!.dueAt).toISOString()).toBe('2026-11-25T12:30:00.000Z');
    expect(items[0]!.dueAt).toBeLessThan(clock.now);
    expect(due.length).toBe(2);
  });

  test('finds by name, reference, words and phone, within a list and what it is for', async () => {
    const { insert, read } = await openInbox();
    const meera = await insert({ user_name: 'Meera Kale', user_phone: '+91 98220 12345' });
    const ravi = await insert({
      user_name: 'Ravi',
      property_type: 'Bungalow',
      message: 'A mango tree.',
    });
    const question = await insert(
      {
        user_name: undefined,
        property_type: undefined,
        message: undefined,
        question: 'Only a kitchen?',
      },
      { form: 'question' },
    );
    const found = async (query: string) => ids(await read(query)).sort();
    expect(await found('search=mango')).toEqual([ravi]);
    expect(await found('search=KALE')).toEqual([meera]);
    expect(await found('search=9822012345')).toEqual([meera]);
    expect(await found(`search=${question.slice(0, 6)}`)).toEqual([question]);
    expect(await found('for=Question')).toEqual([question]);
    expect(await found('for=Bungalow&search=kale')).toEqual([]);
    expect(await found('list=won&search=kale')).toEqual([]);
    expect((await read()).whats).toEqual(['2BHK', 'Bungalow', 'Question']);
  });

  test('says which mail failed and why, until it is sent', async () => {
    const { insert, read, database, ask } = await openInbox();
    const id = await insert();
    const [email] = await database.call('emailsOf', id);
    await database.call('markFailed', email!.id, 5, '552 5.2.2 Mailbox full', null);
    const { items } = await read('list=failed');
    expect(items[0]).toMatchObject({
      id,
      trouble: { to: 'studio', at: 5, why: 'the mailbox is full' },
    } satisfies Partial<InboxItem>);
    await database.call('requeue', id, 10);
    await database.call('markSent', email!.id, 11);
    expect((await (await ask('/inbox?list=failed')).json()) as Inbox).toMatchObject({ total: 0 });
  });

  test('comes by fifty, and is empty as long as nothing has changed', async () => {
    const { insert, read, ask, mark } = await openInbox();
    for (let n = 0; n < 60; n += 1) await insert({ user_name: `Visitor ${n}` });
    const first = await read();
    expect([first.items.length, first.total]).toEqual([50, 60]);
    expect((await read('pages=2')).items.length).toBe(60);
    const answer = await ask('/inbox');
    const tag = answer.headers.get('ETag')!;
    const again = await ask('/inbox', undefined, { 'If-None-Match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await mark(first.items[0]!.id, 'won');
    expect((await ask('/inbox', undefined, { 'If-None-Match': tag })).status).toBe(200);
  });

  test('is a CSV of what was found, in which nothing is a formula', async () => {
    const { insert, ask } = await openInbox();
    await insert({ user_name: '=1+1', message: 'A "quoted" word\nand a line' });
    const ravi = await insert({ user_name: 'Ravi' });
    const answer = await ask('/enquiries.csv?list=all');
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="enquiries-2026-11-24.csv"',
    );
    const text = await answer.text();
    expect(text).toContain('"\'=1+1"');
    expect(text).toContain('"A ""quoted"" word\nand a line"');
    expect(text.split('\r\n')[0]).toContain('"state"');
    const found = await (await ask('/enquiries.csv?list=all&search=ravi')).text();
    expect(found).toContain(ravi);
    expect(found).not.toContain('=1+1');
  });
});
