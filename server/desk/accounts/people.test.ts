import { describe, expect, test } from 'vitest';
import type { AuditLogPage, InvitationResult, People } from '#contract/desk/people.ts';
import { readRows } from '#server/database/testing/read-rows.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';

const read = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;

describe('people of the desk', () => {
  test('can invite others, by email and with a link', async () => {
    const smtp = await startSmtpServer();
    const desk = openTestDesk({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'studio@studio.example' } });
    const { ask } = await desk.comeIn();
    const invited = await read<InvitationResult>(
      ask('/people/invite', { email: 'ravi@studio.example' }),
    );
    expect(invited).toEqual({
      isMailed: true,
      url: expect.stringMatching(/^https:\/\/studio\.example\/desk\/invitation#[\w-]{43}$/),
    });
    expect(smtp.received[0]!.to).toEqual(['ravi@studio.example']);
    const token = invited.url!.split('#')[1]!;
    const accept = { token, name: 'Ravi', response: null };
    expect((await desk.ask('/invitation/accept', accept)).status).toBe(200);
    expect((await desk.ask('/invitation/accept', accept)).status).toBe(400);
    const { people, invitations } = await read<People>(ask('/people'));
    expect(people.map(({ name }) => name)).toEqual(['Asha', 'Ravi']);
    expect(invitations).toEqual([]);
  });

  test('a link for a person with an account is listed without a role, because it changes none', async () => {
    const smtp = await startSmtpServer();
    const desk = openTestDesk({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'studio@studio.example' } });
    const { ask } = await desk.comeIn();
    await desk.comeIn('ravi@studio.example', 'Ravi');
    for (const email of ['ravi@studio.example', 'meera@studio.example'])
      await ask('/people/invite', { email });
    const { invitations } = await read<People>(ask('/people'));
    expect(Object.fromEntries(invitations.map(({ email, role }) => [email, role]))).toEqual({
      'ravi@studio.example': null,
      'meera@studio.example': 'colleague',
    });
  });

  test('an invitation ends after a day, when it is withdrawn, and when a newer one is made', async () => {
    const desk = openTestDesk();
    const { ask } = await desk.comeIn();
    const invite = async () => {
      const answer = ask('/people/invite', { email: 'ravi@studio.example' });
      return (await read<InvitationResult>(answer)).url!.split('#')[1]!;
    };
    const look = async (token: string) => (await desk.ask('/invitation', { token })).status;
    const [first, second] = [await invite(), await invite()];
    expect([await look(first), await look(second)]).toEqual([400, 200]);
    await ask('/people/withdraw', { email: 'ravi@studio.example' });
    expect(await look(second)).toBe(400);
    const third = await invite();
    desk.clock.now += 86_400_001;
    expect(await look(third)).toBe(400);
  });

  test('a removed person is signed out at once, without devices, passkeys and links; the last person cannot be removed', async () => {
    const desk = openTestDesk();
    const asha = await desk.comeIn();
    const ravi = await desk.comeIn('ravi@studio.example', 'Ravi');
    const open = await desk.invite('ravi@studio.example');
    const { people } = await read<People>(asha.ask('/people'));
    const [me, other] = ['Asha', 'Ravi'].map(
      (name) => people.find((person) => person.name === name)!.id,
    );
    await asha.ask('/people/remove', { id: other });
    expect((await ravi.ask('/inbox')).status).toBe(401);
    expect((await desk.ask('/invitation', { token: open })).status).toBe(400);
    for (const table of ['session', 'passkey', 'sign_in_link'])
      expect(
        readRows(desk.file, `SELECT * FROM ${table}`).filter((row) =>
          JSON.stringify(row).includes(other!),
        ),
      ).toEqual([]);
    expect((await asha.ask('/people/remove', { id: me })).status).toBe(409);
  });

  test('every action is a line of the audit log: person, time, action', async () => {
    const desk = openTestDesk();
    const { ask } = await desk.comeIn();
    await ask('/people/invite', { email: 'ravi@studio.example' });
    await ask('/sign-out', { scope: 'others' });
    const { entries } = await read<AuditLogPage>(ask('/audit-log'));
    expect(entries.map(({ who, what, detail }) => [who, what, detail])).toEqual([
      ['Asha', 'signed out all other devices', null],
      ['Asha', 'invited', 'ravi@studio.example'],
      ['Asha', 'joined by invitation', 'from A browser'],
    ]);
    expect(entries.every(({ at }) => at === desk.clock.now)).toBe(true);
    await desk.database.call('eraseExpired', desk.clock.now + 1, desk.clock.now);
    expect((await read<AuditLogPage>(ask('/audit-log'))).entries.map(({ what }) => what)).toEqual([
      'signed out all other devices',
      'invited',
    ]);
  });
});
