import { describe, expect, test } from 'vitest';
import type { Enquiry, Inbox } from '#contract/desk/enquiries.ts';
import type { Me } from '#contract/desk/people.ts';
import { openTestDesk } from '#server/testing/desk.ts';

async function openAssigned() {
  const desk = openTestDesk();
  const asha = await desk.comeIn();
  const ravi = await desk.comeIn('ravi@studio.example', 'Ravi');
  const [id, other] = [await desk.insert({ user_name: 'Meera' }), await desk.insert()];
  const read = async () => (await (await asha.ask(`/enquiries/${id}`)).json()) as Enquiry;
  const { id: raviId } = (await (await ravi.ask('/me')).json()) as Me;
  const assign = (person: unknown, to = id) =>
    asha.ask(`/enquiries/${to}/assignee`, { person }, { method: 'PUT' });
  const mine = async (list: string) => {
    const { items, total } = (await (await ravi.ask(`/inbox?${list}&mine=yes`)).json()) as Inbox;
    return [items.map((item) => item.id), total];
  };
  const textsOf = async () => (await read()).history.map(({ text }) => text.replace(/[⁨⁩]/g, ''));
  return { ...desk, asha, ravi, raviId, id, other, read, assign, mine, textsOf };
}

describe('an enquiry that is assigned to a colleague', () => {
  test('is shown as assigned, in that colleague’s own list, in the CSV and in the history', async () => {
    const { assign, raviId, read, mine, id, asha, ravi, textsOf } = await openAssigned();
    expect((await read()).colleagues.map(({ name }) => name)).toEqual(['Asha', 'Ravi']);
    expect(await mine('list=new')).toEqual([[], 0]);
    expect((await assign(raviId)).status).toBe(200);
    expect((await read()).assignedTo).toEqual({ id: raviId, name: 'Ravi' });
    for (const list of ['list=new', 'list=all', 'list=all&for=2BHK', 'list=all&search=meera'])
      expect([list, await mine(list)]).toEqual([list, [[id], 1]]);
    for (const list of ['list=spam', 'list=all&for=Bungalow', 'list=all&search=nobody'])
      expect([list, await mine(list)]).toEqual([list, [[], 0]]);
    expect(await textsOf()).toContain('Asha assigned the enquiry to Ravi');
    const csv = await (await ravi.ask('/enquiries.csv?list=all&mine=yes')).text();
    const [head, ...lines] = csv.split('\r\n').map((row) => row.split('","'));
    expect(
      lines.filter((line) => line.length > 1).map((l) => l[head!.indexOf('assigned_to')]),
    ).toEqual(['Ravi']);
    expect(await (await asha.ask('/enquiries.csv?list=all&mine=yes')).text()).not.toContain(id);
  });

  test('can be unassigned and assigned again; the same choice twice is one step', async () => {
    const { assign, raviId, read, textsOf } = await openAssigned();
    for (const person of [raviId, raviId, null, null, raviId]) await assign(person);
    expect((await read()).assignedTo?.name).toBe('Ravi');
    expect((await textsOf()).filter((text) => text.includes('assigned'))).toEqual([
      'Asha assigned the enquiry to Ravi',
      'Asha assigned the enquiry to nobody',
      'Asha assigned the enquiry to Ravi',
    ]);
  });

  test('is unassigned once the colleague loses access, with a note until it is assigned again', async () => {
    const { assign, raviId, read, id, asha, textsOf } = await openAssigned();
    await assign(raviId);
    const tag = (await asha.ask('/inbox')).headers.get('ETag')!;
    await asha.ask('/people/remove', { id: raviId });
    expect((await asha.ask('/inbox', undefined, { 'If-None-Match': tag })).status).toBe(200);
    const { assignedTo, leftBy, colleagues } = await read();
    expect([assignedTo, leftBy, colleagues.length]).toEqual([null, 'Ravi', 1]);
    expect((await textsOf()).at(-1)).toBe('Ravi lost access; the enquiry is nobody’s now');
    const { items } = (await (await asha.ask('/inbox')).json()) as Inbox;
    expect(items.filter((item) => item.leftBy === 'Ravi').map((item) => item.id)).toEqual([id]);
    const answer = await assign(raviId);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      error: 'This person no longer has access. Choose somebody else.',
    });
    await assign(((await (await asha.ask('/me')).json()) as Me).id);
    expect((await read()).leftBy).toBeNull();
  });

  test('is labelled with the email address if two people have the same name', async () => {
    const { comeIn, read } = await openAssigned();
    await comeIn('ravi.k@studio.example', 'Ravi');
    expect((await read()).colleagues.map(({ name }) => name)).toEqual([
      'Asha',
      'Ravi (ravi@studio.example)',
      'Ravi (ravi.k@studio.example)',
    ]);
  });

  test.each([
    ['nobody-at-all', 409],
    [undefined, 400],
    [7, 400],
    [['x'], 400],
    ['x'.repeat(65), 400],
  ])('to %j is refused and stays as it was', async (person, status) => {
    const { assign, read, raviId } = await openAssigned();
    await assign(raviId);
    expect((await assign(person)).status).toBe(status);
    expect((await assign(raviId, 'AAAAA-AAAAA')).status).toBe(404);
    expect((await read()).assignedTo?.name).toBe('Ravi');
  });
});
