import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Enquiry, FieldFaults, Inbox } from '#contract/desk/enquiries.ts';
import { readRows } from '#server/database/testing/read-rows.ts';
import { acknowledgement } from '#server/mail/acknowledgement.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { STUDIO } from '#server/testing/fixtures.ts';

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'studio@studio.example' };
const CALL = {
  name: 'Leena Joshi',
  phone: '098220 54321',
  email: '',
  what: 'Bungalow',
  call: 'Wants the verandah closed before the rains.',
  confirms: false,
};

async function openCalls(env: Record<string, string> = MAIL) {
  const desk = openTestDesk({ env });
  const { ask, Cookie } = await desk.comeIn();
  const enter = (changes: Partial<typeof CALL> & { key?: string } = {}) =>
    ask('/enquiries', { key: randomUUID(), ...CALL, ...changes });
  const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;
  const read = async (id: string) => (await (await ask(`/enquiries/${id}`)).json()) as Enquiry;
  const inbox = async (query = '') => (await (await ask(`/inbox?${query}`)).json()) as Inbox;
  return { ...desk, ask, Cookie, enter, idOf, read, inbox };
}

describe('an enquiry by telephone', () => {
  test('is in the inbox like any other, marked with the person who entered it, and sends no email', async () => {
    const { enter, idOf, read, inbox, database, ask } = await openCalls();
    const id = await idOf(await enter());
    expect(await read(id)).toMatchObject({
      id,
      name: 'Leena Joshi',
      what: 'Bungalow',
      form: 'By telephone',
      enteredBy: 'Asha',
      words: CALL.call,
      email: '',
      phone: { number: '098220 54321', tel: 'tel:+919822054321' },
      state: 'new',
      // Tuesday 11:40 in Pune: by closing time on Wednesday.
      dueAt: Date.parse('2026-11-25T12:30:00Z'),
      quotation: '',
      history: [{ text: 'Entered by Asha after a call' }],
    });
    expect((await inbox()).counts.new).toBe(1);
    for (const search of ['verandah', 'leena', '98220 54321', id])
      expect((await inbox(`search=${encodeURIComponent(search)}`)).items[0]?.id).toBe(id);
    expect(await database.call('emailsOf', id)).toEqual([]);
    const csv = await (await ask('/enquiries.csv?list=all')).text();
    expect(csv).toContain('"telephone"');
    const [head, line] = csv.split('\r\n').map((row) => row.split('","'));
    expect(line![head!.indexOf('entered_by')]).toBe('Asha');
    const { entries } = (await (await ask('/audit-log')).json()) as { entries: unknown[] };
    expect(entries).toContainEqual(
      expect.objectContaining({
        who: 'Asha',
        what: 'entered an enquiry by telephone',
        reference: id,
        detail: null,
      }),
    );
  });

  test('is confirmed by an email that thanks for the call, if this is requested', async () => {
    const { enter, idOf, database, outbox } = await openCalls();
    const id = await idOf(await enter({ email: 'leena@example.org', confirms: true }));
    const emails = await database.call('emailsOf', id);
    expect(emails.map(({ kind }) => kind)).toEqual(['acknowledgement']);
    const [enquiry] = await database.call('find', id);
    const { text } = acknowledgement(enquiry!, STUDIO);
    expect(text).toContain(`Thank you for calling ${STUDIO.name}.`);
    expect(text).not.toContain('verandah');
    expect(outbox.wake).toHaveBeenCalled();
    const silent = await idOf(await enter({ email: 'other@example.org' }));
    expect(await database.call('emailsOf', silent)).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, 'name', '“Name” is empty. Write the name of the caller.'],
    [
      { phone: '', email: '' },
      'phone',
      '“Phone” is empty, and so is the email address. Write one of them.',
    ],
    [
      { phone: '12' },
      'phone',
      '“Phone” must be one phone number. Write one such as “+91 98230 12345”.',
    ],
    [
      { email: 'leena@' },
      'email',
      '“Email” is not an email address. Write one such as “asha@example.in”.',
    ],
    [
      { confirms: true },
      'email',
      '“Email” is empty, so no confirmation can be emailed. Write it, or untick “Email a confirmation to the caller”.',
    ],
    [{ call: '\n ' }, 'call', '“Note of the call” is empty. Write what was said.'],
    [
      { call: 'x'.repeat(5001) },
      'call',
      '“Note of the call” is longer than 5000 characters. Shorten it.',
    ],
    [{ what: 'Castle' }, 'what', '“Property type” is not in the list. Choose one.'],
  ])(
    'with an invalid value ($#) gets a message at its field, and is not stored',
    async (changes, field, why) => {
      const { enter, inbox } = await openCalls();
      const answer = await enter(changes);
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as FieldFaults).fields).toEqual({ [field]: why });
      expect((await inbox()).counts.all).toBe(0);
    },
  );

  test('without a mail server asks to clear the checkbox', async () => {
    const { enter } = await openCalls({});
    const answer = await enter({ email: 'leena@example.org', confirms: true });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as FieldFaults).fields).toEqual({
      confirms: 'The desk cannot send emails yet, so untick this.',
    });
  });

  test('is stored once, however often its form is sent', async () => {
    const { enter, idOf, inbox } = await openCalls();
    const key = randomUUID();
    const [first, second] = [await enter({ key }), await enter({ key })];
    expect(await idOf(second)).toBe(await idOf(first));
    expect((await inbox()).counts.all).toBe(1);
  });

  test('that is changed and sent again updates the stored one, and sends a newly requested confirmation', async () => {
    const { enter, idOf, read, inbox, database } = await openCalls();
    const key = randomUUID();
    const email = 'leena@example.org';
    const id = await idOf(await enter({ key, email }));
    const again = { key, email, confirms: true };
    expect(await idOf(await enter(again))).toBe(id);
    expect((await database.call('emailsOf', id)).map(({ kind }) => kind)).toEqual([
      'acknowledgement',
    ]);
    expect(await idOf(await enter({ ...again, call: 'Wants a pergola.' }))).toBe(id);
    expect(await database.call('emailsOf', id)).toHaveLength(1);
    expect((await read(id)).words).toBe('Wants a pergola.');
    expect((await inbox('search=pergola')).items.map((item) => item.id)).toEqual([id]);
    expect((await inbox('search=verandah')).items).toEqual([]);
    expect((await inbox()).counts.all).toBe(1);
  });

  test('without an email address cannot be answered by email, and says so', async () => {
    const { enter, idOf, ask } = await openCalls();
    const id = await idOf(await enter());
    const answer = await ask(`/enquiries/${id}/replies`, {
      subject: 'Verandah',
      body: 'Dear Leena',
    });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { error: 'There is no email address for this person. Call instead.' },
    ]);
  });

  test('is erased on request, and by age', async () => {
    const { enter, idOf, ask, file, database, clock } = await openCalls();
    const id = await idOf(await enter());
    expect((await ask(`/enquiries/${id}`, undefined, { method: 'DELETE' })).status).toBe(200);
    const left = await idOf(await enter());
    expect(await database.call('eraseBefore', clock.now + 1)).toEqual([left]);
    for (const table of ['enquiry', 'handling', 'search_text'])
      expect(readRows(file, `SELECT * FROM ${table}`)).toEqual([]);
  });

  test('is refused without a session, from another site, and in another format than JSON', async () => {
    const { ask, Cookie, inbox, app } = await openCalls();
    const body = { key: randomUUID(), ...CALL };
    const plain = await app.request('/desk/api/enquiries', {
      method: 'POST',
      headers: { Origin: 'https://www.studio.example', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([401, 403]).toContain(plain.status);
    expect((await ask('/enquiries', body, { Origin: 'https://elsewhere.example' })).status).toBe(
      403,
    );
    expect((await ask('/enquiries', body, { 'Content-Type': 'text/plain', Cookie })).status).toBe(
      415,
    );
    expect((await inbox()).counts.all).toBe(0);
  });
});
