import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { openTestDesk } from '#server/testing/desk.ts';

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'studio@studio.example' };

async function openOne(env: Record<string, string> = MAIL) {
  const desk = openTestDesk({ env });
  const { ask } = await desk.comeIn();
  const id = await desk.insert({ user_phone: '98220 12345' });
  const read = async () => (await (await ask(`/enquiries/${id}`)).json()) as Enquiry;
  const post = async (path: string, body: unknown, method = 'POST') => {
    const answer = await ask(`/enquiries/${id}${path}`, body, { method });
    return { status: answer.status, body: await answer.json() };
  };
  const reply = (body = 'Dear Meera,\n\nThursday?') =>
    post('/replies', { subject: 'Your flat', body });
  return { ...desk, askAs: ask, id, read, post, reply };
}

describe('an enquiry', () => {
  test('shows its text, links, promised time, history, and when it will be deleted', async () => {
    const { read, id, clock, post } = await openOne();
    await post('/seen', {});
    await post('/seen', {});
    expect(await read()).toMatchObject({
      id,
      words: 'A flat in Aundh.',
      phone: {
        number: '98220 12345',
        tel: 'tel:+919822012345',
        whatsapp: 'https://wa.me/919822012345',
      },
      isSeen: true,
      history: [
        { at: clock.now, text: 'Received and stored' },
        { at: clock.now, text: 'Asha opened the enquiry' },
      ],
      erasesAt: Date.parse('2028-11-24T06:10:00Z'),
      quotation: 'On 24 November 2026 you wrote:\n> A flat in Aundh.',
    });
  });

  test.each(['talks', 'won', 'closed', 'spam', 'new'] as const)(
    'is marked as %s, and back',
    async (state) => {
      const { read, post } = await openOne();
      await post('/state', { state: 'talks' });
      expect((await post('/state', { state })).body).toEqual({ before: 'talks' });
      expect((await read()).state).toBe(state);
      await post('/state', { state: 'talks' });
      expect((await read()).state).toBe('talks');
    },
  );

  test('marked as spam is held back from the mailbox, and emailed once it is unmarked', async () => {
    const { post, database, clock, id, outbox } = await openOne();
    await post('/state', { state: 'spam' });
    expect(await database.call('claimDue', clock.now, 9)).toEqual([]);
    await post('/state', { state: 'new' });
    expect(outbox.wake).toHaveBeenCalled();
    expect((await database.call('claimDue', clock.now, 9)).map(({ kind }) => kind)).toEqual([
      'studio',
    ]);
    expect((await database.call('find', id))[0]!.spam_reason).toBeNull();
  });

  test('whose email failed is emailed when it is marked as spam and unmarked, and by "try now"', async () => {
    const { post, database, clock, id } = await openOne();
    const claim = async () => {
      clock.now += 1000;
      return (await database.call('claimDue', clock.now, 9))[0]?.kind;
    };
    const giveUp = async () => {
      const [email] = await database.call('emailsOf', id);
      await database.call('markFailed', email!.id, clock.now, '550 No', null);
    };
    expect(await claim()).toBe('studio');
    await giveUp();
    await post('/state', { state: 'spam' });
    expect((await post('/retry', {})).body, 'spam is not mailed').toEqual({ queued: 0 });
    await post('/state', { state: 'new' });
    expect(await claim()).toBe('studio');
    await giveUp();
    expect(await claim()).toBeUndefined();
    expect((await post('/retry', {})).body).toEqual({ queued: 1 });
    expect(await claim()).toBe('studio');
  });

  test('marked as spam while its email is being sent is held back if that fails, and after a restart', async () => {
    const { post, database, clock, id } = await openOne();
    const sent = async () => (await database.call('claimDue', clock.now, 9)).length;
    expect(await sent()).toBe(1);
    await post('/state', { state: 'spam' });
    const [email] = await database.call('emailsOf', id);
    await database.call('markFailed', email!.id, clock.now, '451 Later', clock.now + 1);
    clock.now += 60_000;
    expect(await sent()).toBe(0);
    await post('/state', { state: 'new' });
    expect(await sent()).toBe(1);
    await post('/state', { state: 'spam' });
    await database.call('releaseClaims', clock.now, []);
    expect(await sent()).toBe(0);
    await post('/state', { state: 'new' });
    expect(await sent()).toBe(1);
  });

  test('stores a note and a draft, each with its revision', async () => {
    const { post, read } = await openOne();
    const note = (text: string, revision: number) => post('/note', { text, revision }, 'PUT');
    expect(await note('First', 0)).toEqual({
      status: 200,
      body: { isKept: true, value: { text: 'First', revision: 1 } },
    });
    expect(await note('Stale', 0)).toEqual({
      status: 409,
      body: {
        isKept: false,
        value: { text: 'First', revision: 1 },
        by: 'Asha',
        at: expect.any(Number),
      },
    });
    const draft = (body: string, revision: number) =>
      post('/draft', { subject: 'Your flat', body, revision }, 'PUT');
    expect((await draft('Dear', 0)).status).toBe(200);
    expect((await draft('Dear Meera', 0)).status).toBe(409);
    expect((await draft('Dear Meera', 1)).status).toBe(200);
    expect(await read()).toMatchObject({
      note: { text: 'First', revision: 1 },
      draft: { subject: 'Your flat', body: 'Dear Meera', revision: 2 },
      hasDraft: true,
    });
  });
});

describe('a reply', () => {
  test('is sent after ten seconds, marks the enquiry as answered, and empties the draft', async () => {
    const { reply, read, database, clock, post } = await openOne();
    await post('/draft', { subject: 'Your flat', body: 'Dear', revision: 0 }, 'PUT');
    const queued = await reply();
    expect(queued).toMatchObject({ status: 200, body: { leavesAt: clock.now + 10_000 } });
    expect(await read()).toMatchObject({
      state: 'talks',
      answeredAt: clock.now,
      draft: { body: '' },
      replies: [{ author: 'Asha', status: 'leaving', body: 'Dear Meera,\n\nThursday?' }],
    });
    const kinds = async () =>
      (await database.call('claimDue', clock.now, 9)).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['studio']);
    clock.now += 10_000;
    expect(await kinds()).toEqual(['reply-1']);
  });

  test('can be taken back until it is sent, and becomes a draft again', async () => {
    const { reply, read, post, database, clock } = await openOne();
    const { body } = await reply();
    const { emailId } = body as { emailId: number };
    expect((await post(`/replies/${emailId}`, undefined, 'DELETE')).status).toBe(200);
    expect(await read()).toMatchObject({
      state: 'new',
      answeredAt: null,
      replies: [],
      draft: { subject: 'Your flat', body: 'Dear Meera,\n\nThursday?' },
    });
    const again = ((await reply()).body as { emailId: number }).emailId;
    clock.now += 10_000;
    await database.call('claimDue', clock.now, 9);
    expect((await post(`/replies/${again}`, undefined, 'DELETE')).status).toBe(409);
    // No other address can take back an email that is not a reply.
    const [studio] = await database.call('emailsOf', (await read()).id);
    expect((await post(`/replies/${studio!.id}`, undefined, 'DELETE')).status).toBe(409);
  });

  test('that waits has its reason and its last attempt; "try now" retries a failed one', async () => {
    const { reply, read, post, database, clock } = await openOne();
    const { emailId } = (await reply()).body as { emailId: number };
    clock.now += 10_000;
    await database.call('claimDue', clock.now, 9);
    await database.call(
      'markFailed',
      emailId,
      clock.now,
      'connect ECONNREFUSED',
      clock.now + 60_000,
    );
    expect((await read()).replies).toMatchObject([
      { status: 'waiting', why: 'the mail server does not answer', at: clock.now + 60_000 },
    ]);
    expect((await post('/retry', {})).body).toEqual({ queued: 1 });
    expect((await database.call('claimDue', clock.now, 9)).map(({ id }) => id)).toContain(emailId);
    await database.call('markFailed', emailId, clock.now, '552 mailbox full', null);
    const { replies, mailError } = await read();
    expect([replies[0]!.status, mailError]).toMatchObject(['failed', { to: 'visitor' }]);
  });

  test('of two people: the first is taken back, the second stays, and a third can be written', async () => {
    const { reply, read, post } = await openOne();
    const first = (await reply('First')).body as { emailId: number };
    await reply('Second');
    const { answeredAt } = await read();
    expect((await post(`/replies/${first.emailId}`, undefined, 'DELETE')).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'talks', answeredAt });
    expect((await reply('Third')).status).toBe(200);
    const { replies } = await read();
    expect(replies.map(({ body }) => body)).toEqual(['Second', 'Third']);
    for (const { emailId } of replies) await post(`/replies/${emailId}`, undefined, 'DELETE');
    expect(await read()).toMatchObject({ state: 'new', answeredAt: null, replies: [] });
  });

  test('of one person keeps the draft that a colleague has begun in the meantime, and empties the sender’s own', async () => {
    const { reply, read, post, comeIn, id } = await openOne();
    const ravi = await comeIn('ravi@studio.example', 'Ravi');
    const draft = { subject: 'Your flat', body: 'Dear Meera, on Friday', revision: 0 };
    expect((await ravi.ask(`/enquiries/${id}/draft`, draft, { method: 'PUT' })).status).toBe(200);
    expect((await reply()).status).toBe(200);
    const { draft: kept } = await read();
    expect(kept).toMatchObject({ subject: 'Your flat', body: 'Dear Meera, on Friday' });
    await post('/draft', { ...kept, body: 'Dear Meera, on Saturday' }, 'PUT');
    await reply('Dear Meera, on Saturday at four');
    expect((await read()).draft).toMatchObject({ subject: '', body: '' });
  });

  test("that is a colleague's unchanged draft empties that draft", async () => {
    const { reply, read, comeIn, id } = await openOne();
    const ravi = await comeIn('ravi@studio.example', 'Ravi');
    const draft = { subject: 'Your flat', body: 'Dear Meera, on Friday', revision: 0 };
    await ravi.ask(`/enquiries/${id}/draft`, draft, { method: 'PUT' });
    await reply('Dear Meera, on Friday');
    expect((await read()).draft).toMatchObject({ subject: '', body: '' });
  });

  test('that is taken back leaves the enquiry won, and keeps the draft that was begun below it', async () => {
    const { reply, read, post } = await openOne();
    const { emailId } = (await reply('The first reply.')).body as { emailId: number };
    await post('/state', { state: 'won' });
    const { draft } = await read();
    await post('/draft', { ...draft, body: 'A second one.' }, 'PUT');
    await post(`/replies/${emailId}`, undefined, 'DELETE');
    expect(await read()).toMatchObject({
      state: 'won',
      draft: { body: 'The first reply.\n\nA second one.' },
    });
  });

  test('that failed can be taken back, and its text is sent with another Message-ID', async () => {
    const { reply, read, post, database, clock, id } = await openOne();
    const messageIds = async () =>
      (await database.call('emailsOf', id)).map(({ message_id }) => message_id);
    const { emailId } = (await reply()).body as { emailId: number };
    const [, before] = await messageIds();
    clock.now += 10_000;
    await database.call('claimDue', clock.now, 9);
    await database.call('markFailed', emailId, clock.now, '550 5.1.1 unknown', null);
    expect((await read()).mailError).not.toBeNull();
    expect((await post(`/replies/${emailId}`, undefined, 'DELETE')).status).toBe(200);
    expect(await read()).toMatchObject({ mailError: null, state: 'new', replies: [] });
    await reply();
    expect(await messageIds()).not.toContain(before);
  });

  test('is not sent to spam, without text, or without a mail server', async () => {
    const one = await openOne();
    await one.post('/state', { state: 'spam' });
    expect((await one.reply()).status).toBe(404);
    const two = await openOne();
    expect((await two.reply(' \n ')).status).toBe(400);
    const three = await openOne({});
    expect((await three.reply()).status).toBe(409);
  });
});

describe('erasing', () => {
  test('leaves no text, note, reply or stored email in any file', async () => {
    const { post, reply, dataDir, id, askAs, database, file } = await openOne();
    await post('/note', { text: 'Neighbour-of-the-Joshis', revision: 0 }, 'PUT');
    await reply('Thursday-at-four');
    const mail = join(dataDir, 'mail');
    await database.call('health', 1);
    mkdirSync(mail, { recursive: true });
    for (const kind of ['studio', 'reply-1'])
      writeFileSync(join(mail, `${id}-${kind}.eml`), 'words');
    expect((await post('', undefined, 'DELETE')).status).toBe(200);
    expect(readdirSync(mail)).toEqual([]);
    expect((await askAs(`/enquiries/${id}`)).status).toBe(404);
    await database.close();
    for (const path of [file, `${file}-wal`].filter((each) => existsSync(each)))
      for (const words of ['Meera', 'Aundh', 'Neighbour-of-the-Joshis', 'Thursday-at-four'])
        expect([path, words, readFileSync(path).includes(words)]).toEqual([path, words, false]);
  });

  test('leaves a line of the audit log with the person and only the reference', async () => {
    const { post, askAs, id } = await openOne();
    await post('', undefined, 'DELETE');
    const { entries } = (await (await askAs('/audit-log')).json()) as { entries: object[] };
    expect(entries[0]).toMatchObject({
      who: 'Asha',
      what: 'deleted the enquiry for good',
      reference: id,
    });
    expect(JSON.stringify(entries)).not.toMatch(/Meera|Aundh|example\.org/);
    expect((await post('', undefined, 'DELETE')).status).toBe(404);
  });
});
