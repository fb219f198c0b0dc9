import { describe, expect, test } from 'vitest';
import type { Inbox, InboxItem } from '#contract/desk/enquiries.ts';
import type { ListName } from '#contract/lists.ts';
import { openDatabaseDirectly } from '#server/database/direct.ts';
import { readRows } from '#server/database/testing/read-rows.ts';
import { writeRows } from '#server/database/testing/write-rows.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { eventually } from '#server/testing/eventually.ts';

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
    expect(counts).toEqual({ new: 1, talks: 1, won: 1, closed: 1, failed: 0, spam: 1, all: 5 });
    for (const [state, id] of Object.entries(made)) {
      const inbox = await read(`list=${state as ListName}`);
      expect(ids(inbox)).toEqual([id]);
      expect(inbox.items[0]).toMatchObject({ state });
    }
    expect((await read()).lately.map(({ id }) => id).sort()).toEqual(
      [made.talks, made.won, made.closed].sort(),
    );
  });

  test('has the promised time of each answer, most urgent first', async () => {
    const { insert, read, clock } = await openInbox();
    const fresh = await insert();
    const late = await insert({}, { receivedAt: clock.now - 96 * HOUR });
    const { items, due } = await read();
    expect(items.map(({ id }) => id)).toEqual([late, fresh]);
    // Tuesday 11:40 in Pune: by closing time on Wednesday.
    expect(new Date(items[1]!.dueAt).toISOString()).toBe('2026-11-25T12:30:00.000Z');
    expect(items[0]!.dueAt).toBeLessThan(clock.now);
    expect(due).toEqual(items.map(({ dueAt }) => ({ at: dueAt, count: 1 })));
  });

  test('finds by name, reference, text and phone, within a list and a purpose', async () => {
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

  test.each([
    ['Siobhán O’Brien', "O'Brien"],
    ["Meera D'Souza", 'D’Souza'],
    ['र्\u200dयादव', 'र्यादव'],
    ['Jürgen Groß', 'Gross'],
    ['Łukasz', 'lukasz'],
    ['Işıl', 'isil'],
    ['İrem', 'irem'],
    ['Anne‑Marie', 'anne-marie'],
    ['Ravi\u00a0Joshi', 'joshi ravi'],
    ['फ़रहान', 'फरहान'],
    ['100% _sure_', '0% _s'],
  ])('finds %s by %s', async (user_name, typed) => {
    const { insert, read } = await openInbox();
    await insert();
    const id = await insert({ user_name });
    expect(ids(await read(`search=${encodeURIComponent(typed)}`))).toEqual([id]);
  });

  test.each([
    '09823012345',
    '098230 12345',
    '00919823012345',
    '98230-12345',
    '+91 98230 12345',
    '919823012345',
    '(+91) 98230 12345',
    '९८२३० १२३४५',
    '0982301',
    '98230',
    '23012345',
    'meera 09823012345',
  ])('finds the number in the form, in a note and in the text by %s', async (typed) => {
    const { insert, read, ask } = await openInbox();
    await insert({ user_phone: '+91 98230 54321', message: 'Nothing.' });
    const form = await insert({ user_phone: '+91 98230 12345' });
    const words = await insert({ message: 'Call me: 98230-12345, in the evening.' });
    const note = await insert();
    await ask(
      `/enquiries/${note}/note`,
      { text: 'Her brother has 0 98230 12345', revision: 0 },
      { method: 'PUT' },
    );
    const found = ids(await read(`search=${encodeURIComponent(typed)}`));
    expect(found).toEqual(expect.arrayContaining([form, words, note]));
    if (typed.replace(/\D/g, '').length >= 8) expect(found).toHaveLength(3);
  });

  test('finds text of the note and the replies, in every list including spam', async () => {
    const { insert, read, mark, ask, database, clock } = await openInbox();
    const noted = await insert();
    await ask(
      `/enquiries/${noted}/note`,
      { text: 'The neighbour has a parrot', revision: 0 },
      { method: 'PUT' },
    );
    const answered = await insert();
    const reply = await database.call('queueReply', {
      enquiryId: answered,
      author: 'Asha',
      authorId: 'asha',
      subject: 'Your parrot',
      body: 'Dear Meera',
      domain: 'studio.example',
      now: clock.now,
      sendAt: clock.now,
    });
    const spam = await insert({ message: 'Buy a parrot' });
    await mark(spam, 'spam');
    await insert();
    expect(ids(await read('search=parrot'))).toEqual([noted]);
    const all = await read('list=all&search=parrot');
    expect(ids(all).sort()).toEqual([noted, answered, spam].sort());
    expect(all.items.find(({ id }) => id === spam)).toMatchObject({ state: 'spam' });
    expect(all.found).toMatchObject({ new: 1, talks: 1, spam: 1, all: 3 });
    await database.call('takeBackReply', answered, (reply as { emailId: number }).emailId, 'asha');
    expect((await read('list=all&search=parrot')).total).toBe(2);
  });

  test('has rows of another program, with their promised time, and finds them by their text', async () => {
    const { insert, read, file, database } = await openInbox();
    await database.call('health', 1);
    writeRows(
      file,
      `INSERT INTO enquiry (id, form, content_hash, user_email, message, received_at)
       VALUES (?, 'contact', '', 'a@example.org', ?, ?)`,
      Array.from({ length: 500 }, (_, n) => [`OLD${n}`, `A kitchen, number ${n}.`, 1e12 + n]),
    );
    const id = await insert();
    await eventually(async () => {
      const { items, total } = await read('search=number%20499');
      expect([ids({ items } as Inbox), total]).toEqual([['OLD499'], 1]);
    });
    const { items, total } = await read('page=11');
    expect([total, items[0]?.id]).toEqual([501, id]);
    const rows = readRows(file, 'SELECT id FROM enquiry WHERE due_at IS NULL');
    expect(rows).toEqual([]);
  });

  test('any page number is answered', async () => {
    const { insert, read } = await openInbox();
    const id = await insert();
    for (const page of ['1e308', '2', '-1e308', 'NaN', '0x1', '1.9'])
      expect((await read(`page=${page}`)).total, page).toBe(1);
    expect(ids(await read('page=-1'))).toEqual([id]);
  });

  test('a change by another program is seen, and unchanged data is not sent again', async () => {
    const { insert, ask, database, file } = await openInbox();
    const id = await insert();
    const tagOf = async (tag = '') => {
      const answer = await ask('/inbox', undefined, { 'If-None-Match': tag });
      return answer.status === 304 ? 'nothing new' : answer.headers.get('ETag')!;
    };
    const tag = await tagOf();
    await database.call('health', 5);
    await ask('/me');
    expect(await tagOf(tag)).toBe('nothing new');
    const command = openDatabaseDirectly(file);
    await command.call('markAnswered', id, 5);
    await command.close();
    expect(await tagOf(tag)).not.toBe('nothing new');
  });

  test('names the failed email and the reason, until it is sent', async () => {
    const { insert, read, database, ask } = await openInbox();
    const id = await insert();
    const [email] = await database.call('emailsOf', id);
    await database.call('markFailed', email!.id, 5, '552 5.2.2 Mailbox full', null);
    const { items } = await read('list=failed');
    expect(items[0]).toMatchObject({
      id,
      mailError: { to: 'studio', at: 5, why: 'the mailbox is full' },
    } satisfies Partial<InboxItem>);
    await database.call('requeue', id, 10);
    await database.call('markSent', email!.id, 11);
    expect((await (await ask('/inbox?list=failed')).json()) as Inbox).toMatchObject({ total: 0 });
  });

  test('has pages of fifty, and an empty response as long as nothing has changed', async () => {
    const { insert, read, ask, mark } = await openInbox();
    for (let n = 0; n < 60; n += 1) await insert({ user_name: `Visitor ${n}` });
    const first = await read();
    expect([first.items.length, first.total]).toEqual([50, 60]);
    const second = await read('page=2');
    expect([second.items.length, second.total]).toEqual([10, 60]);
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(60);
    const answer = await ask('/inbox');
    const tag = answer.headers.get('ETag')!;
    const again = await ask('/inbox', undefined, { 'If-None-Match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await mark(first.items[0]!.id, 'won');
    expect((await ask('/inbox', undefined, { 'If-None-Match': tag })).status).toBe(200);
  });

  test('exports the results as CSV, in which nothing is a formula', async () => {
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
    const { entries } = (await (await ask('/audit-log')).json()) as {
      entries: { detail: string }[];
    };
    expect(entries[0]!.detail).toBe('2 enquiries (“All”)');
    const found = await (await ask('/enquiries.csv?list=all&search=ravi')).text();
    expect(found).toContain(ravi);
    expect(found).not.toContain('=1+1');
  });

  test('as CSV has every row once, in pieces, with dialable numbers, note and replies', async () => {
    const { insert, ask, database, clock } = await openInbox();
    const made: string[] = [];
    for (let n = 0; n < 250; n += 1)
      made.push(await insert({ user_name: `Visitor ${n}` }, { receivedAt: clock.now - (n % 7) }));
    const id = await insert({ user_phone: '+91 98230 12345' });
    await ask(`/enquiries/${id}/note`, { text: '=A note', revision: 0 }, { method: 'PUT' });
    await database.call('queueReply', {
      enquiryId: id,
      author: 'Asha',
      authorId: 'asha',
      subject: 'Your flat',
      body: 'Dear Meera',
      domain: 'studio.example',
      now: clock.now,
      sendAt: clock.now,
    });
    const answer = await ask('/enquiries.csv?list=all');
    const pieces: string[] = [];
    for await (const piece of answer.body!) pieces.push(new TextDecoder().decode(piece));
    expect(pieces.length).toBeGreaterThan(3);
    const lines = pieces.join('').split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.slice(1, 12)).sort()).toEqual([...made, id].sort());
    const line = lines.find((each) => each.startsWith(`"${id}"`))!;
    expect(line).toContain('"+91 98230 12345"');
    expect(line).toContain('"\'=A note"');
    expect(line).toContain('"Asha, 2026-11-24 11:40:00 (not sent): Your flat\nDear Meera"');
  });
});
