import { describe, expect, test } from 'vitest';
import { cookiesOf, ORIGIN, openTestDesk } from '#server/testing/desk.ts';
import { eventually } from '#server/testing/eventually.ts';
import { headerOf, startSmtpServer } from '#server/testing/smtp-server.ts';

const decoded = (raw: string) => raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');
const tokenIn = (raw: string) => /\/desk\/link#([\w-]{43})/.exec(decoded(raw))?.[1];

async function openWithMail() {
  const smtp = await startSmtpServer();
  const desk = openTestDesk({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'studio@studio.example' } });
  await desk.comeIn('asha@studio.example', 'Asha');
  /** Asks for a link; returns the browser's cookie and the token in the mail. */
  async function ask(email = 'asha@studio.example') {
    const before = smtp.received.length;
    const answer = await desk.ask('/link', { email });
    await eventually(() => expect(smtp.received.length).toBe(before + 1));
    return { answer, Cookie: cookiesOf(answer), token: tokenIn(smtp.received.at(-1)!.raw)! };
  }
  const spend = (token: string, Cookie: string) => desk.ask('/link/spend', { token }, { Cookie });
  return { ...desk, smtp, askLink: ask, spend };
}

describe('a link by mail', () => {
  test('reaches the mailbox with its token behind "#", and opens the desk once', async () => {
    const { askLink, spend, smtp, ask, logged } = await openWithMail();
    const { Cookie, token } = await askLink();
    expect(headerOf(smtp.received[0]!.raw, 'To')).toBe('asha@studio.example');
    expect(decoded(smtp.received[0]!.raw)).toContain(`${ORIGIN}/desk/link#${token}`);
    const spent = await spend(token, Cookie);
    expect(spent.status).toBe(200);
    expect((await ask('/me', undefined, { Cookie: cookiesOf(spent) })).status).toBe(200);
    expect((await spend(token, Cookie)).status).toBe(400);
    expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${token}|asha@`));
  });

  test('works in no other browser, and is not spent by the attempt', async () => {
    const { askLink, spend } = await openWithMail();
    const { Cookie, token } = await askLink();
    expect((await spend(token, '')).status).toBe(400);
    expect((await spend(token, `__Host-desk-link=${'B'.repeat(43)}`)).status).toBe(400);
    expect((await spend(token, Cookie)).status).toBe(200);
  });

  test('works for fifteen minutes', async () => {
    const { askLink, spend, clock } = await openWithMail();
    const { Cookie, token } = await askLink();
    clock.now += 15 * 60_000 + 1;
    expect((await spend(token, Cookie)).status).toBe(400);
  });

  test('ends when a newer one is asked for', async () => {
    const { askLink, spend } = await openWithMail();
    const older = await askLink();
    const newer = await askLink();
    expect((await spend(older.token, older.Cookie)).status).toBe(400);
    expect((await spend(newer.token, newer.Cookie)).status).toBe(200);
  });

  test('is answered the same for an address without account, to which nothing is mailed', async () => {
    const { askLink, ask, smtp } = await openWithMail();
    const known = await askLink();
    const unknown = await ask('/link', { email: 'stranger@example.org' });
    const shape = async (answer: Response) => ({
      status: answer.status,
      headers: [...answer.headers.keys()],
      body: await answer.json(),
      cookies: answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43}/, '')),
    });
    expect(await shape(unknown)).toEqual(await shape(known.answer));
    expect(smtp.received.length).toBe(1);
  });

  test('is mailed three times at most to an address, known or not, and five times for a client', async () => {
    const { ask } = await openWithMail();
    const status = async (email: string) => (await ask('/link', { email })).status;
    for (const email of ['asha@studio.example', 'stranger@example.org']) {
      const got = [await status(email), await status(email)];
      expect(got).toEqual([202, 202]);
    }
    expect(await status('Asha@studio.example')).toBe(202);
    expect(await status('other@example.org')).toBe(429);
  });

  test('cannot be asked for where there is no mail server', async () => {
    const desk = openTestDesk();
    expect(await (await desk.ask('/door')).json()).toMatchObject({ canMail: false });
    expect((await desk.ask('/link', { email: 'asha@studio.example' })).status).toBe(409);
  });
});
