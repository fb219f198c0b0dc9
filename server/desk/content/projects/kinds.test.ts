import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { KindField } from '#contract/project-texts.ts';
import { openProjects } from './testing/projects.ts';

async function openKinds(files: Parameters<typeof openProjects>[0] = {}) {
  const desk = await openProjects(files);
  const group = async (key: string) => (await desk.list()).groups.find((one) => one.key === key)!;
  return {
    ...desk,
    group,
    keys: async () => (await desk.list()).groups.map(({ key }) => key),
    file: (key: string) => parse(readFileSync(desk.draft(`projects/${key}/category.yaml`), 'utf8')),
    add: (title: string, homes = false) =>
      desk.send('POST', '/project-kinds', { title, description: 'Small ones.', homes }),
    write: async (field: KindField, value: string) =>
      desk.send(
        'PUT',
        `/project-kinds/commercial/${field}`,
        { value },
        (await group('commercial')).words[field].revision,
      ),
  };
}

test('a kind of project is renamed and described, and the comments of its file stay', async () => {
  const { write, draft, file, group } = await openKinds({
    'projects/commercial/category.yaml':
      'title: Commercial # of all\norder: 1\ndescription: Shops.\n',
  });
  expect((await write('title', 'Places of work')).status).toBe(200);
  expect(readFileSync(draft('projects/commercial/category.yaml'), 'utf8')).toBe(
    'title: Places of work # of all\norder: 1\ndescription: Shops.\n',
  );
  expect((await write('one', 'a shop')).status).toBe(200);
  // Both forms of its count are written at once.
  expect(file('commercial').counted).toEqual({ one: 'a shop', many: '{number} projects' });
  expect((await write('many', 'some shops')).said).toEqual({
    error: expect.stringMatching(/^“Several projects, in a sentence” must contain \{number\}/),
  });
  expect((await write('description', ' ')).said).toEqual({
    error: '“What it is, in a sentence” cannot be empty. Write it.',
  });
  expect((await group('commercial')).title).toBe('Places of work');
});

test('a name that somebody else has changed is answered with theirs', async () => {
  const { send, write, group } = await openKinds();
  const { revision } = (await group('commercial')).words.title;
  await write('title', 'Shops');
  const answer = await send('PUT', '/project-kinds/commercial/title', { value: 'Cafés' }, revision);
  expect(answer).toMatchObject({ status: 409, said: { value: 'Shops' } });
  const order = await send(
    'PUT',
    '/project-kinds',
    { value: ['residential', 'commercial'] },
    'old',
  );
  expect(order).toMatchObject({ status: 409, said: { value: ['commercial', 'residential'] } });
});

test('a kind is added with a free address, moved, removed while empty, and restored', async () => {
  const { add, keys, send, list, file } = await openKinds();
  expect(await add('Shah Residence', true)).toMatchObject({ said: { key: 'shah-residence-2' } });
  expect(file('shah-residence-2')).toMatchObject({ title: 'Shah Residence', homes: true });
  expect((await add('Cafés')).said).toEqual({ key: 'cafes' });
  const moved = (await keys()).toReversed();
  const { kindOrder } = await list();
  expect((await send('PUT', '/project-kinds', { value: moved }, kindOrder)).status).toBe(200);
  expect(await keys()).toEqual(moved);
  expect((await send('DELETE', '/project-kinds/cafes', {})).status).toBe(200);
  expect(await keys()).not.toContain('cafes');
  expect((await list()).removedKinds).toEqual([{ key: 'cafes', title: 'Cafés' }]);
  // Its address stays reserved as long as it can be restored.
  expect((await add('Cafés')).said).toEqual({ key: 'cafes-2' });
  expect((await send('POST', '/project-kinds/cafes/back', {})).status).toBe(200);
  expect((await send('POST', '/project-kinds/cafes/back', {})).status).toBe(404);
  expect(await keys()).toEqual([...moved, 'cafes-2']);
});

test('a project of an added kind is a home exactly if the projects of that kind are homes', async () => {
  const { add, send } = await openKinds();
  for (const [kind, homes] of [
    ['villas', true],
    ['cafes', false],
  ] as const) {
    await add(kind, homes);
    const { slug } = (await send('POST', '/projects', { category: kind, title: kind })).said as {
      slug: string;
    };
    expect((await send('GET', `/projects/${slug}`)).said).toMatchObject({ category: { homes } });
  }
});

test('a kind with a project cannot be removed, and the reason is given; a project removed earlier is restored with its kind', async () => {
  const { send, list, keys } = await openKinds({
    'projects/shops/category.yaml': 'title: Shops\n',
  });
  const { slug } = (await send('POST', '/projects', { category: 'shops', title: 'Tea' })).said as {
    slug: string;
  };
  expect((await send('DELETE', '/project-kinds/shops', {})).said).toEqual({
    error: '“Shops” still has a project, which may be hidden. Remove that project first.',
  });
  expect((await send('DELETE', `/projects/${slug}`, {})).status).toBe(200);
  expect((await send('DELETE', '/project-kinds/shops', {})).status).toBe(200);
  expect((await send('POST', '/project-kinds/shops/back', {})).status).toBe(200);
  expect((await list()).removed).toEqual([{ slug, title: 'Tea' }]);
  expect((await send('POST', `/projects/${slug}/back`, {})).status).toBe(200);
  expect(await keys()).toContain('shops');
});

test('a kind gets another address, the published one redirects to it, and a taken one is refused', async () => {
  const { write, file, group, list } = await openKinds();
  expect((await group('commercial')).words.address.value).toBe('commercial');
  expect((await write('address', 'shops')).status).toBe(200);
  expect((await write('address', 'places-of-work')).status).toBe(200);
  expect(file('commercial')).toMatchObject({ address: 'places-of-work' });
  expect(file('commercial')).not.toHaveProperty('former');
  for (const [taken, why] of [
    ['shah-residence', 'belongs to “Shah Residence”'],
    ['residential', 'belongs to the projects of'],
    ['Shops', 'small letters'],
  ] as const)
    expect(await write('address', taken)).toMatchObject({
      status: 400,
      said: { error: expect.stringContaining(why) },
    });
  expect((await write('address', 'commercial')).status).toBe(200);
  expect(file('commercial')).not.toHaveProperty('address');
  expect((await list()).groups).toHaveLength(2);
});

test('each published address of a kind is kept, and a link to one of them prevents removal', async () => {
  const { write, file, send } = await openKinds({
    'projects/commercial/category.yaml':
      'title: Commercial\norder: 1\ndescription: Shops.\naddress: shops\n',
    'services.yaml': 'items: [{ to: "/projects#shops" }]\n',
  });
  expect((await write('address', 'work')).status).toBe(200);
  expect(file('commercial')).toMatchObject({ address: 'work', former: ['shops'] });
  const { said } = await send('DELETE', '/project-kinds/commercial', {});
  expect(said).toEqual({ error: expect.stringContaining('has a link to') });
});

test('a text of a kind with a gap that the site does not fill in is refused', async () => {
  const { write } = await openKinds();
  expect((await write('many', '{number} cafés in {place}')).said).toMatchObject({
    error: expect.stringMatching(/contains \{place\}.* Write \{number\}/),
  });
  expect((await write('many', '{number} cafés')).status).toBe(200);
});

test('a published text of a kind keeps such a gap: it may be written again, and restored', async () => {
  const description = 'Shops in {place}.';
  const { write, file } = await openKinds({
    'projects/commercial/category.yaml': `title: Shops\norder: 1\ndescription: "${description}"\n`,
  });
  expect((await write('description', description)).status).toBe(200);
  expect((await write('description', 'Shops in {town}.')).status).toBe(400);
  expect((await write('description', 'Shops.')).status).toBe(200);
  expect((await write('description', description)).status).toBe(200);
  expect(file('commercial')).toMatchObject({ description });
});

test('a project of a kind that was removed in the meantime is refused at its kind, and an empty kind at each field', async () => {
  const { send, add, keys } = await openKinds();
  await add('Cafés');
  await send('DELETE', '/project-kinds/cafes', {});
  const said = expect.stringContaining('removed meanwhile');
  expect(await send('POST', '/projects', { category: 'cafes', title: 'Tea' })).toEqual({
    status: 409,
    said: { error: said, fields: { category: said } },
  });
  const empty = { title: ' ', description: '', homes: false };
  expect(await send('POST', '/project-kinds', empty)).toMatchObject({
    status: 400,
    said: {
      fields: {
        title: '“Name” cannot be empty. Write it.',
        description: '“What it is, in a sentence” cannot be empty. Write it.',
      },
    },
  });
  expect(await keys()).not.toContain('cafes');
});

test('a kind that a link leads to cannot be removed, and the page with the link is named', async () => {
  const { send, keys } = await openKinds({
    'services.yaml': 'items: [{ to: "/projects#commercial" }]\n',
  });
  const { said } = await send('DELETE', '/project-kinds/commercial', {});
  expect(said).toEqual({ error: expect.stringMatching(/^“Texts, Services” has a link to/) });
  expect(await keys()).toContain('commercial');
});

test('nothing outside the kinds is written or restored', async () => {
  const { send, draft, ask } = await openKinds();
  for (const key of ['..', '../..', 'residential/shah-residence', '%00', 'a b', 'constructor'])
    for (const [method, rest] of [
      ['PUT', '/title'],
      ['DELETE', ''],
      ['POST', '/back'],
    ] as const) {
      const path = `/project-kinds/${encodeURIComponent(key)}${rest}`;
      expect([path, (await send(method, path, { value: 'x' })).status]).toEqual([path, 404]);
    }
  for (const field of ['order', 'homes', 'constructor', '__proto__'])
    expect((await send('PUT', `/project-kinds/commercial/${field}`, { value: 'x' })).status).toBe(
      404,
    );
  expect(existsSync(draft('category.yaml'))).toBe(false);
  expect((await ask('/projects')).status).toBe(200);
});

test('text of a kind that looks like YAML or HTML stays text', async () => {
  const { write, add, file, group } = await openKinds();
  for (const words of [
    'x # y: z',
    '" }, former: [residential]',
    'x\nhomes: true\nformer: [residential]',
    '!!js/function x',
    '&a *a',
    '<script>alert(1)</script>',
  ]) {
    const line = words.replaceAll('\n', ' ');
    expect((await write('title', words)).status).toBe(200);
    expect(file('commercial')).toEqual({ title: line, order: 1, description: 'Shops.' });
    expect((await group('commercial')).title).toBe(line);
    const { key } = (await add(words)).said as { key: string };
    expect(file(key)).toMatchObject({ title: line, description: 'Small ones.' });
  }
});

test('of removing a kind and adding a project to it at the same time, only one succeeds', async () => {
  const { add, send, list } = await openKinds();
  await add('Cafés');
  const answers = await Promise.all([
    send('POST', '/projects', { category: 'cafes', title: 'Tea' }),
    send('DELETE', '/project-kinds/cafes', {}),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [made] = answers;
  const kind = (await list()).groups.find(({ key }) => key === 'cafes');
  expect(kind?.projects.length ?? null).toBe(made.status === 200 ? 1 : null);
});
