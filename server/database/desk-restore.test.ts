import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createAuthenticator } from '#server/testing/authenticator.ts';
import { cookiesOf, ORIGIN, openTestDesk } from '#server/testing/desk.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { backUpDatabase } from './backup.ts';
import { restoreDatabase } from './restore.ts';
import { readRows } from './testing/read-rows.ts';

test('a restored backup brings back notes and people, but no session, no link, and nobody who was removed since', async () => {
  const dataDir = temporaryFolder();
  const desk = openTestDesk({ dataDir });
  const asha = await desk.comeIn();
  const ravi = await desk.comeIn('ravi@studio.example', 'Ravi');
  await desk.invite('meera@studio.example');
  const id = await desk.insert();
  await asha.ask(
    `/enquiries/${id}/note`,
    { text: 'Ask for the piano.', revision: 0 },
    { method: 'PUT' },
  );
  const { file: backup } = await backUpDatabase(desk.file, temporaryFolder(), 'backup.sqlite');
  const [person] = readRows<{ id: string }>(desk.file, "SELECT id FROM person WHERE name = 'Ravi'");
  await asha.ask('/people/remove', { id: person!.id });
  await desk.database.close();

  restoreDatabase(join(dataDir, 'enquiries.sqlite'), backup, 'now');
  const again = openTestDesk({ dataDir });
  for (const { Cookie } of [asha, ravi])
    expect((await again.ask('/me', undefined, { Cookie })).status).toBe(401);
  expect(readRows(desk.file, 'SELECT name FROM person')).toEqual([{ name: 'Asha' }]);
  expect(readRows(desk.file, 'SELECT * FROM sign_in_link')).toEqual([]);
  const token = await again.invite('asha@studio.example');
  const back = await again.ask('/invitation/accept', { token, name: 'Asha', response: null });
  const whole = await again.ask(`/enquiries/${id}`, undefined, { Cookie: cookiesOf(back) });
  expect(await whole.json()).toMatchObject({ note: { text: 'Ask for the piano.' } });
});

test('a restored backup does not bring back a passkey that was removed since, or not kept at a sign-out', async () => {
  const dataDir = temporaryFolder();
  const desk = openTestDesk({ dataDir });
  const asha = await desk.comeIn();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const key = createAuthenticator({ origin: ORIGIN });
    const options = await (await asha.ask('/passkeys/options', {})).json();
    await asha.ask('/passkeys', { response: key.register(options) });
    ids.push(key.id);
  }
  const { file: backup } = await backUpDatabase(desk.file, temporaryFolder(), 'backup.sqlite');
  const [lost, , kept] = ids;
  expect((await asha.ask('/passkeys/remove', { id: lost })).status).toBe(200);
  const others = { scope: 'others', passkeys: [kept] };
  expect((await asha.ask('/sign-out', others)).status).toBe(200);
  await desk.database.close();

  restoreDatabase(join(dataDir, 'enquiries.sqlite'), backup, 'now');
  expect(readRows(desk.file, 'SELECT id FROM passkey')).toEqual([{ id: kept }]);
});
