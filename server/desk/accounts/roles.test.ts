/** What only owners may do. */
import { expect, test } from 'vitest';
import type { InvitationResult, Me, People } from '#contract/desk/people.ts';
import { openDatabaseDirectly } from '#server/database/direct.ts';
import { cookiesOf, openTestDesk } from '#server/testing/desk.ts';
import { OWNERS_ONLY } from '../owners-only.ts';

const read = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;

async function openWithColleague() {
  const desk = openTestDesk();
  const asha = await desk.comeIn();
  const ravi = await desk.comeIn('ravi@studio.example', 'Ravi', 'colleague');
  const people = async () => (await read<People>(asha.ask('/people'))).people;
  const idOf = async (name: string) => (await people()).find((each) => each.name === name)!.id;
  const setRole = async (name: string, role: string, who = asha) =>
    (await who.ask('/people/role', { id: await idOf(name), role })).status;
  const roles = async () => Object.fromEntries((await people()).map((one) => [one.name, one.role]));
  /** Accepts the invitation in a response. */
  async function accept(answer: Promise<Response>, name: string) {
    const token = (await read<InvitationResult>(answer)).url!.split('#')[1]!;
    const Cookie = cookiesOf(await desk.ask('/invitation/accept', { token, name, response: null }));
    return { ask: (path: string, body?: unknown) => desk.ask(path, body, { Cookie }) };
  }
  return { ...desk, asha, ravi, idOf, setRole, roles, accept };
}

test('a colleague’s request to each owners-only address is refused with a message, and nothing is done', async () => {
  const { asha, ravi, insert, idOf, roles } = await openWithColleague();
  const reference = await insert();
  const id = await idOf('Ravi');
  const body = { id, role: 'owner', email: 'new@studio.example', form: {}, value: {}, upload: 'x' };
  for (const [method, path, reason] of OWNERS_ONLY) {
    const answer = await ravi.ask(path.replace(':id', reference), body, { method });
    expect([path, answer.status, await answer.json()]).toEqual([path, 403, { error: reason }]);
  }
  expect(await roles()).toEqual({ Asha: 'owner', Ravi: 'colleague' });
  expect((await read<People>(asha.ask('/people'))).invitations).toEqual([]);
  expect((await asha.ask(`/enquiries/${reference}`)).status).toBe(200);
});

test('an owner may use each owners-only address', async () => {
  const { asha } = await openWithColleague();
  for (const [method, path] of OWNERS_ONLY)
    expect([
      path,
      (await asha.ask(path.replace(':id', 'none'), {}, { method })).status,
    ]).not.toEqual([path, 403]);
});

test('a person who becomes a colleague loses an owner’s rights in open sessions', async () => {
  const { ravi, setRole } = await openWithColleague();
  const invite = async () =>
    (await ravi.ask('/people/invite', { email: 'new@studio.example' })).status;
  expect(await invite()).toBe(403);
  await setRole('Ravi', 'owner');
  expect((await read<Me>(ravi.ask('/me'))).role).toBe('owner');
  expect(await invite()).toBe(200);
  await setRole('Ravi', 'colleague');
  expect((await read<Me>(ravi.ask('/me'))).role).toBe('colleague');
  expect(await invite()).toBe(403);
  expect((await ravi.ask('/inbox')).status).toBe(200);
});

test('a person who becomes a colleague cannot stay an owner through open invitations, or through owners whose sign-in link they saw', async () => {
  const { asha, ravi, ask, setRole, accept, roles } = await openWithColleague();
  await setRole('Ravi', 'owner');
  const invite = (email: string, role: string) => ravi.ask('/people/invite', { email, role });
  const second = await accept(invite('second@studio.example', 'owner'), 'Second');
  const meera = await accept(invite('meera@studio.example', 'colleague'), 'Meera');
  const open = (await read<InvitationResult>(invite('third@studio.example', 'owner'))).url!.split(
    '#',
  )[1]!;
  await setRole('Ravi', 'colleague');
  expect((await ask('/invitation', { token: open })).status).toBe(400);
  expect((await second.ask('/me')).status).toBe(401);
  expect((await meera.ask('/me')).status).toBe(200);
  expect((await asha.ask('/me')).status).toBe(200);
  expect(await roles()).toMatchObject({ Second: 'owner', Ravi: 'colleague' });
});

test('an invitation makes a colleague unless it says owner, and changes no existing account’s role', async () => {
  const { asha, ravi, accept, roles } = await openWithColleague();
  await accept(asha.ask('/people/invite', { email: 'a@studio.example' }), 'Anil');
  await accept(asha.ask('/people/invite', { email: 'b@studio.example', role: 'owner' }), 'Bina');
  expect(await roles()).toMatchObject({ Anil: 'colleague', Bina: 'owner' });
  const wrong = await asha.ask('/people/invite', { email: 'c@studio.example', role: 'boss' });
  expect(wrong.status).toBe(400);
  expect((await ravi.ask('/me')).status).toBe(200);
});

test('an invitation from the command line makes a colleague with an account an owner', async () => {
  const { ask, invite, roles } = await openWithColleague();
  const token = await invite('ravi@studio.example');
  await ask('/invitation/accept', { token, name: 'Ravi', response: null });
  expect(await roles()).toEqual({ Asha: 'owner', Ravi: 'owner' });
});

test('the last owner can be neither removed nor made a colleague', async () => {
  const { asha, idOf, setRole, roles } = await openWithColleague();
  expect(await setRole('Asha', 'colleague')).toBe(409);
  const removal = await asha.ask('/people/remove', { id: await idOf('Asha') });
  expect(removal.status).toBe(409);
  expect((await removal.json()).error).toContain('only owner');
  expect(await roles()).toEqual({ Asha: 'owner', Ravi: 'colleague' });
});

test.each([['changeRole'], ['removePerson']] as const)(
  'when two owners remove each other’s rights at the same time, one remains an owner (%s)',
  async (query) => {
    const { file, database, idOf, setRole } = await openWithColleague();
    await setRole('Ravi', 'owner');
    const [asha, ravi] = [await idOf('Asha'), await idOf('Ravi')];
    // Each request has passed its check; two servers may use one file.
    const other = openDatabaseDirectly(file);
    const change = (on: typeof other, id: string, by: string) =>
      query === 'changeRole'
        ? on.call('changeRole', id, { role: 'colleague', by })
        : on.call('removePerson', id, { by, mail: null, now: 1 });
    const outcomes = await Promise.all([change(database, ravi, asha), change(other, asha, ravi)]);
    const people = await other.call('people');
    await other.close();
    expect(outcomes.filter((one) => one === 'refused' || one === null)).toHaveLength(1);
    expect(people.filter(({ role }) => role === 'owner')).toHaveLength(1);
  },
);
