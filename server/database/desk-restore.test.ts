import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cookiesOf, openTestDesk } from '#server/testing/desk.ts';
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
