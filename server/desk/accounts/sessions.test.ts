import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRows } from '#server/database/testing/read-rows.ts';
import { cookiesOf, openTestDesk } from '#server/testing/desk.ts';

const DAY = 86_400_000;

describe('a session', () => {
  test('is a cookie of 32 random bytes for this host only, of which only the hash is stored', async () => {
    const desk = openTestDesk();
    const token = await desk.invite('asha@studio.example');
    const answer = await desk.ask('/invitation/accept', { token, name: 'Asha', response: null });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const secret = cookie!.slice('__Host-desk='.length).split(';')[0]!;
    expect(Buffer.from(secret, 'base64url').length).toBe(32);
    for (const file of [desk.file, `${desk.file}-wal`])
      expect(readFileSync(file).includes(secret)).toBe(false);
    expect(JSON.stringify(desk.logged)).not.toContain(secret);
  });

  test('has a plain name on localhost, which only the machine itself can use', async () => {
    const desk = openTestDesk();
    desk.client.isLocal = true;
    const token = await desk.invite('asha@studio.example');
    const local = { Origin: 'http://localhost:3000', Host: 'localhost:3000' };
    const answer = await desk.ask(
      '/invitation/accept',
      { token, name: 'Asha', response: null },
      local,
    );
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^desk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const Cookie = cookie!.split(';')[0]!;
    expect((await desk.ask('/me', undefined, { ...local, Cookie })).status).toBe(200);
    desk.client.isLocal = false;
    expect((await desk.ask('/me', undefined, { Cookie })).status).toBe(401);
  });

  test('and its cookie last 30 days from the last use', async () => {
    const desk = openTestDesk();
    const { ask } = await desk.comeIn();
    desk.clock.now += 29 * DAY;
    const used = await ask('/me');
    expect([used.status, used.headers.getSetCookie()]).toEqual([
      200,
      [expect.stringMatching(/^__Host-desk=.*Max-Age=2592000/)],
    ]);
    expect((await ask('/me')).headers.getSetCookie()).toEqual([]);
    desk.clock.now += 29 * DAY;
    expect((await ask('/me')).status).toBe(200);
    desk.clock.now += 30 * DAY + 1;
    expect((await ask('/me')).status).toBe(401);
    await desk.database.call('eraseExpired', 0, desk.clock.now);
    expect(readRows(desk.file, 'SELECT * FROM session')).toEqual([]);
  });

  test('stores its last use to the minute', async () => {
    const desk = openTestDesk();
    const { ask } = await desk.comeIn();
    const began = desk.clock.now;
    const seenAt = async () => {
      const { devices } = (await (await ask('/people')).json()) as {
        devices: { seenAt: number }[];
      };
      return devices[0]!.seenAt - began;
    };
    desk.clock.now += 59_000;
    expect(await seenAt()).toBe(0);
    desk.clock.now += 1000;
    expect(await seenAt()).toBe(60_000);
    desk.clock.now += DAY;
    expect(await seenAt()).toBe(DAY + 60_000);
  });

  test('can be ended alone, together with all others, or from another one', async () => {
    const desk = openTestDesk();
    const [phone, laptop, old] = [await desk.comeIn(), await desk.comeIn(), await desk.comeIn()];
    type Device = { id: string; isThis: boolean };
    const { devices } = (await (await phone.ask('/people')).json()) as { devices: Device[] };
    expect(devices.map(({ isThis }) => isThis).sort()).toEqual([false, false, true]);
    const states = async () =>
      Promise.all([phone, laptop, old].map(async ({ ask }) => (await ask('/me')).status));
    const [other] = (
      (await (await old.ask('/people')).json()) as { devices: Device[] }
    ).devices.filter(({ isThis }) => isThis);
    await phone.ask('/sign-out', { scope: 'one', device: other!.id });
    expect(await states()).toEqual([200, 200, 401]);
    await laptop.ask('/sign-out', { scope: 'others' });
    expect(await states()).toEqual([401, 200, 401]);
    const out = await laptop.ask('/sign-out', { scope: 'this' });
    expect(out.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-desk=;/));
    expect(await states()).toEqual([401, 401, 401]);
  });

  test('that was ended tells the reason only to its own browser', async () => {
    const desk = openTestDesk();
    type Person = { id: string; name: string };
    const idOf = async (ask: typeof desk.ask, called: string) => {
      const { people } = (await (await ask('/people')).json()) as { people: Person[] };
      return people.find(({ name }) => name === called)!.id;
    };
    const why = async (Cookie?: string) => {
      const answer = await desk.ask('/sign-in', undefined, Cookie ? { Cookie } : {});
      return ((await answer.json()) as { ended: string | null }).ended;
    };
    const [asha, phone] = [await desk.comeIn(), await desk.comeIn()];
    const ravi = await desk.comeIn('ravi@studio.example', 'Ravi');
    const invited = await ravi.ask('/people/invite', { email: 'mira@studio.example' });
    const token = ((await invited.json()) as { url: string }).url.split('#')[1]!;
    const accepted = await desk.ask('/invitation/accept', { token, name: 'Mira', response: null });
    const mira = cookiesOf(accepted);
    await asha.ask('/sign-out', { scope: 'others' });
    await asha.ask('/people/remove', { id: await idOf(asha.ask, 'Ravi') });
    const cookies = [phone.Cookie, ravi.Cookie, mira, asha.Cookie];
    expect(await Promise.all(cookies.map(why))).toEqual(['elsewhere', 'removed', 'link', null]);
    expect(await Promise.all([why(), why(`__Host-desk=${'A'.repeat(43)}`)])).toEqual([null, null]);
    desk.clock.now += 31 * DAY;
    await desk.database.call('eraseExpired', 0, desk.clock.now);
    expect(readRows(desk.file, 'SELECT * FROM ended_session')).toEqual([]);
  });

  test('of a colleague can be ended from another device, also if the person who invited them is no longer an owner; signing out stores no reason', async () => {
    const desk = openTestDesk();
    const [asha, ravi] = [await desk.comeIn(), await desk.comeIn('ravi@studio.example', 'Ravi')];
    const invited = await ravi.ask('/people/invite', {
      email: 'mira@studio.example',
      role: 'colleague',
    });
    const token = ((await invited.json()) as { url: string }).url.split('#')[1]!;
    const accepted = await desk.ask('/invitation/accept', { token, name: 'Mira', response: null });
    const mira = cookiesOf(accepted);
    const { people } = (await (await asha.ask('/people')).json()) as {
      people: { id: string; name: string }[];
    };
    const { id } = people.find(({ name }) => name === 'Ravi')!;
    expect((await asha.ask('/people/role', { id, role: 'colleague' })).status).toBe(200);
    const device = readRows<{ hash: string }>(
      desk.file,
      'SELECT hash FROM session WHERE via_person IS NOT NULL',
    )[0]!.hash;
    const other = await desk.comeIn('mira@studio.example', 'Mira', 'colleague');
    expect((await other.ask('/sign-out', { scope: 'one', device })).status).toBe(200);
    const answer = await desk.ask('/sign-in', undefined, { Cookie: mira });
    expect(await answer.json()).toMatchObject({ ended: 'elsewhere' });
    await other.ask('/sign-out', { scope: 'this' });
    expect(readRows(desk.file, 'SELECT why FROM ended_session')).toEqual([{ why: 'elsewhere' }]);
  });

  test('cannot be ended by another person', async () => {
    const desk = openTestDesk();
    const asha = await desk.comeIn();
    const ravi = await desk.comeIn('ravi@studio.example', 'Ravi');
    const { devices } = (await (await asha.ask('/people')).json()) as { devices: { id: string }[] };
    const answer = await ravi.ask('/sign-out', { scope: 'one', device: devices[0]!.id });
    expect([answer.status, (await asha.ask('/me')).status]).toEqual([404, 200]);
  });
});
