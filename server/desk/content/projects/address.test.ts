/** The address of a project's page, as the owner sets it, and redirects from the published one. */
import { expect, test } from 'vitest';
import { HOMES, openProjects, SHAH } from './testing/projects.ts';

const RAO = {
  [`${HOMES}/rao-residence/project.yaml`]:
    'title: Rao Residence\nkind: visualisation\norder: 2\nformer: [iyer-flat]\n',
};

test('a published address redirects to the new one; an unpublished one does not, and the first one can be set again', async () => {
  const { put, view, words } = await openProjects(RAO);
  const set = async (value: string) =>
    put('facts/address', value, (await view()).facts.address.revision);
  expect((await view()).facts.address.value).toBe('shah-residence');
  expect((await set('shah')).status).toBe(200);
  expect((await set('shah-house-baner')).status).toBe(200);
  expect([words().address, words().former]).toEqual(['shah-house-baner', undefined]);
  expect((await view()).facts.address.value).toBe('shah-house-baner');
  expect((await set('shah-residence')).status).toBe(200);
  expect([words().address, words().former]).toEqual([undefined, undefined]);
});

test('each published address of a project is kept, once', async () => {
  const { put, view, words } = await openProjects({
    [`${SHAH}/project.yaml`]: 'title: Shah\naddress: shah-old\nformer: [mehta, shah-new]\n',
  });
  const { address } = (await view()).facts;
  expect((await put('facts/address', 'shah-new', address.revision)).status).toBe(200);
  expect([words().address, words().former]).toEqual(['shah-new', ['shah-old', 'mehta']]);
});

test.each([
  ['the address of another project', 'rao-residence', 'Rao Residence'],
  ['a former address of another project', 'iyer-flat', 'Rao Residence'],
  ['that of a kind of projects', 'residential', 'the projects of'],
  ['the name of a list’s file', 'index', 'the list of all projects'],
  ['capitals and spaces', 'Shah House', 'small letters'],
  ['a path', '../admin', 'small letters'],
  ['nothing', '', 'small letters'],
])('%s is refused with the reason, and the address stays', async (_, value, reason) => {
  const { put, view } = await openProjects(RAO);
  const { address } = (await view()).facts;
  const { status, said } = await put('facts/address', value, address.revision);
  expect([status, said]).toEqual([400, { error: expect.stringContaining(reason) }]);
  expect((await view()).facts.address.value).toBe('shah-residence');
});

test('the address of a project is not given to a new one', async () => {
  const { put, send, view } = await openProjects(RAO);
  await put('facts/address', 'joshi-flat', (await view()).facts.address.revision);
  const { said } = await send('POST', '/projects', {
    category: 'residential',
    title: 'Joshi Flat',
  });
  expect(said.slug).toBe('joshi-flat-2');
});

test.each(['', '   ', '\u200b\u00ad'])(
  'a name without visible characters is refused: %j',
  async (title) => {
    const { put, send, view } = await openProjects();
    const created = await send('POST', '/projects', { category: 'residential', title });
    expect(created).toEqual({
      status: 400,
      said: {
        error: 'A project needs a name. Write one.',
        fields: { title: 'A project needs a name. Write one.' },
      },
    });
    const { value, revision } = (await view()).facts.title;
    expect(await put('facts/title', title, revision)).toEqual({
      status: 400,
      said: { error: 'A project needs a name, so the previous one is kept.' },
    });
    expect((await view()).facts.title.value).toBe(value);
  },
);
