import { describe, expect, test } from 'vitest';
import type { FieldFaults } from '#contract/desk/enquiries.ts';
import type { TemplateConflict, Templates } from '#contract/desk/templates.ts';
import { openDatabaseClient } from '#server/database/client.ts';
import { openTestDesk } from '#server/testing/desk.ts';

async function openTemplates() {
  const desk = openTestDesk({
    env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@studio.example' },
  });
  const asha = await desk.comeIn();
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await asha.ask(`/reply-templates${path}`, body, { method });
    return { status: answer.status, said: await answer.json() };
  };
  const add = async (name: string, body = 'x') => {
    const { said } = await ask('POST', '', { name, body });
    return (said as { id: number }).id;
  };
  const list = async () => ((await ask('GET', '')).said as Templates).templates;
  const names = async () => (await list()).map(({ name }) => name);
  return { ...desk, asha, send: ask, add, list, names };
}

describe('the studio’s templates for replies', () => {
  test('are added, changed and moved, in the order of the studio, and survive a restart', async () => {
    const { add, send, names, database, file } = await openTemplates();
    const first = await add('First visit', 'Dear {first name},\nwe come on {date of visit}.');
    const second = await add('Fees');
    const third = await add('Too far away');
    expect(await names()).toEqual(['First visit', 'Fees', 'Too far away']);
    await send('PUT', '/order', { ids: [third, first, second] });
    expect(await names()).toEqual(['Too far away', 'First visit', 'Fees']);
    const before = { name: 'Fees', body: 'x' };
    expect((await send('PUT', `/${second}`, { name: 'Our fees', body: 'y', before })).status).toBe(
      200,
    );
    await database.close();
    const again = openDatabaseClient(file);
    expect((await again.call('templates')).map(({ name, body }) => [name, body])).toEqual([
      ['Too far away', 'x'],
      ['First visit', 'Dear {first name},\nwe come on {date of visit}.'],
      ['Our fees', 'y'],
    ]);
    await again.close();
  });

  test('a removed one can be restored at its position, for a day', async () => {
    const { add, send, names, clock } = await openTemplates();
    const [first, second] = [await add('First visit'), await add('Fees'), await add('Far')];
    await send('DELETE', `/${second}`);
    expect(await names()).toEqual(['First visit', 'Far']);
    expect((await send('DELETE', `/${second}`)).status).toBe(404);
    expect((await send('POST', `/${second}/restore`, {})).status).toBe(200);
    expect(await names()).toEqual(['First visit', 'Fees', 'Far']);
    await send('DELETE', `/${second}`);
    clock.now += 25 * 3_600_000;
    await send('DELETE', `/${first}`);
    expect(await send('POST', `/${second}/restore`, {})).toEqual({
      status: 404,
      said: { error: 'This template can no longer be restored. Write it again.' },
    });
    expect((await send('POST', `/${first}/restore`, {})).status).toBe(200);
  });

  test('one that somebody else changed in the meantime is not overwritten before it was shown', async () => {
    const { add, send, list, comeIn } = await openTemplates();
    const id = await add('Fees', 'old');
    const before = { name: 'Fees', body: 'old' };
    const ravi = await comeIn('ravi@studio.example', 'Ravi');
    const path = `/reply-templates/${id}`;
    await ravi.ask(path, { name: 'Fees', body: 'Ravi’s', before }, { method: 'PUT' });
    const { status, said } = await send('PUT', `/${id}`, { name: 'Fees', body: 'Asha’s', before });
    expect([status, said]).toEqual([409, expect.objectContaining({ by: 'Ravi' })]);
    const { template } = said as TemplateConflict;
    expect(template.body).toBe('Ravi’s');
    await send('PUT', `/${id}`, { name: 'Fees', body: 'Asha’s', before: template });
    expect((await list())[0]!.body).toBe('Asha’s');
  });

  test('an order that lacks some or names others loses none', async () => {
    const { add, send, names } = await openTemplates();
    const [a, b] = [await add('A'), await add('B'), await add('C')];
    for (const ids of [[b, 999, b, a], []]) {
      expect((await send('PUT', '/order', { ids })).status).toBe(200);
      expect(await names()).toEqual(['B', 'A', 'C']);
    }
  });

  test.each([
    [{ name: '', body: 'x' }, { name: '“Name” is empty. Write something.' }],
    [{ name: 'x', body: ' \n' }, { body: '“Text” is empty. Write something.' }],
    [
      { name: 'x'.repeat(61), body: 'x' },
      { name: '“Name” is longer than 60 characters. Shorten it.' },
    ],
    [
      { name: 'x', body: 'x'.repeat(5001) },
      { body: '“Text” is longer than 5000 characters. Shorten it.' },
    ],
    [
      { name: 'x', body: 'Dear {name,' },
      {
        body: '“Text” has a { without a }, or a } without a {. Write a gap as {name}, on one line.',
      },
    ],
    [{ name: 'FEES', body: 'x' }, { name: 'Another template has this name. Choose another name.' }],
  ])('%j is refused with a message at its field', async (words, fields) => {
    const { add, send, names } = await openTemplates();
    await add('Fees');
    const other = await add('Other');
    const before = { name: 'Other', body: 'x' };
    for (const answer of [
      await send('POST', '', words),
      await send('PUT', `/${other}`, { ...words, before }),
    ])
      expect([answer.status, (answer.said as FieldFaults).fields]).toEqual([400, fields]);
    expect(await names()).toEqual(['Fees', 'Other']);
  });

  test('the list has at most 100', async () => {
    const { database, send } = await openTemplates();
    for (let n = 1; n <= 100; n += 1)
      await database.call('addTemplate', { name: `T${n}`, body: 'x' }, 100);
    expect(await send('POST', '', { name: 'More', body: 'x' })).toEqual({
      status: 409,
      said: { error: 'There are 100 templates. Remove one first.' },
    });
  });

  test.each([['/x'], ['/1.5'], ['/-1'], ['/1e400'], ['/99'], ['/9007199254740993']])(
    'an address without a template (%s) is 404',
    async (path) => {
      const { send } = await openTemplates();
      expect((await send('DELETE', path)).status).toBe(404);
    },
  );

  test('a reply with an unfilled gap is not sent, and its draft is kept', async () => {
    const { asha, insert } = await openTemplates();
    const id = await insert();
    const draft = { subject: 'Your enquiry', body: 'We come on {date of visit}.' };
    await asha.ask(`/enquiries/${id}/draft`, { ...draft, revision: 0 }, { method: 'PUT' });
    const answer = await asha.ask(`/enquiries/${id}/replies`, draft);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: '“Your reply” still has the gap {date of visit}. Fill it, or remove it.' },
    ]);
    const kept = (await (await asha.ask(`/enquiries/${id}`)).json()) as { draft: { body: string } };
    expect(kept.draft.body).toBe(draft.body);
    const filled = { ...draft, body: 'We come on Friday {}.' };
    expect((await asha.ask(`/enquiries/${id}/replies`, filled)).status).toBe(200);
  });
});
