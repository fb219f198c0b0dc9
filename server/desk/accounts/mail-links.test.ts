import { describe, expect, test, vi } from 'vitest';
import { readRows } from '#server/database/testing/read-rows.ts';
import { cookiesOf, ORIGIN, openTestDesk } from '#server/testing/desk.ts';
import { eventually } from '#server/testing/eventually.ts';
import { headerOf, startSmtpServer } from '#server/testing/smtp-server.ts';

const decoded = (raw: string) => raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');
const tokenIn = (raw: string) => /\/desk\/link#([\w-]{43})/.exec(decoded(raw))?.[1];

const linksIn = (file: string) => readRows(file, 'SELECT * FROM sign_in_link').length;

async function openWithMail() {
  const smtp = await startSmtpServer();
  const desk = openTestDesk({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'studio@studio.example' } });
  await desk.comeIn('asha@studio.example', 'Asha');
  /** Requests a link; returns the browser's cookie and the token in the email. */
  async function ask(email = 'asha@studio.example') {
    const before = smtp.received.length;
    const answer = await desk.ask('/link', { email });
    await eventually(() => expect(smtp.received.length).toBe(before + 1));
    return { answer, Cookie: cookiesOf(answer), token: tokenIn(smtp.received.at(-1)!.raw)! };
  }
  const spend = (token: string, Cookie: string) => desk.ask('/link/spend', { token }, { Cookie });
  return { ...desk, smtp, askLink: ask, spend };
}

describe('a sign-in link', () => {
  test('is emailed with its token after "#", and signs in once', async () => {
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

  test('works in no other browser, and the attempt does not use it up', async () => {
    const { askLink, spend } = await openWithMail();
    const { Cookie, token } = await askLink();
    expect((await spend(token, '')).status).toBe(400);
    expect((await spend(token, `__Host-desk-link=${'B'.repeat(43)}`)).status).toBe(400);
    expect((await spend(token, Cookie)).status).toBe(200);
  });

  test('expires after fifteen minutes', async () => {
    const { askLink, spend, clock } = await openWithMail();
    const { Cookie, token } = await askLink();
    clock.now += 15 * 60_000 + 1;
    expect((await spend(token, Cookie)).status).toBe(400);
  });

  test('stays valid when somebody else requests one, and ends when the first of them is used', async () => {
    const { askLink, spend } = await openWithMail();
    const older = await askLink();
    const newer = await askLink();
    expect((await spend(older.token, older.Cookie)).status).toBe(200);
    expect((await spend(newer.token, newer.Cookie)).status).toBe(400);
  });

  test('tells before it is used whether this browser requested it', async () => {
    const { askLink, ask, spend } = await openWithMail();
    const { Cookie, token } = await askLink();
    const look = async (headers: Record<string, string>) =>
      (await ask('/link/look', { token }, headers)).json();
    expect(await look({ Cookie })).toEqual({ isHere: true });
    expect(await look({})).toEqual({ isHere: false });
    expect((await spend(token, Cookie)).status).toBe(200);
    expect((await ask('/link/look', { token }, { Cookie })).status).toBe(400);
  });

  test('works in no browser that requested one for another address', async () => {
    const { askLink, ask, spend } = await openWithMail();
    const { token } = await askLink();
    const other = await ask('/link', { email: 'stranger@example.org' });
    expect((await spend(token, cookiesOf(other))).status).toBe(400);
  });

  test('gets the same response for an address without an account, to which nothing is emailed', async () => {
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

  test('costs the same work with and without an account: the same calls and written rows', async () => {
    const { ask, askLink, database, file } = await openWithMail();
    await askLink();
    const calls: unknown[][] = [];
    const { call } = database;
    const count = vi.spyOn(database, 'call');
    count.mockImplementation(((query, ...args) => {
      const shape = args.map((each) =>
        each && typeof each === 'object' ? Object.keys(each) : typeof each,
      );
      calls.push([query, shape]);
      return call(query, ...args);
    }) as typeof call);
    const work = async (email: string) => {
      const before = linksIn(file);
      await ask('/link', { email });
      return { calls: calls.splice(0), rows: linksIn(file) - before };
    };
    const [known, unknown] = [await work('asha@studio.example'), await work('nobody@example.org')];
    expect(unknown).toEqual(known);
    expect(known.rows).toBe(1);
  });

  test('is emailed at most three times; further requests get the same response, and an owner’s link works', async () => {
    const { ask, spend, smtp, askLink } = await openWithMail();
    const { token } = await askLink();
    const answers: Response[] = [];
    for (let n = 0; n < 40; n += 1)
      answers.push(await ask('/link', { email: 'Asha@studio.example' }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    await eventually(() => expect(smtp.received.length).toBe(3));
    const owner = cookiesOf(answers.at(-1)!);
    expect((await spend(token, owner)).status).toBe(200);
    expect(smtp.received.length).toBe(3);
  });

  test('cannot be requested without a mail server', async () => {
    const desk = openTestDesk();
    expect(await (await desk.ask('/sign-in')).json()).toMatchObject({ canMail: false });
    expect((await desk.ask('/link', { email: 'asha@studio.example' })).status).toBe(409);
  });
});
