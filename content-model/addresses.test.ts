import { expect, test } from 'vitest';
import { readAddresses } from './addresses.server.ts';
import { currentAddress } from './links.server.ts';

const sources = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files).map(([slug, more]) => [
      `content/projects/residential/${slug}/project.yaml`,
      `title: ${slug}\n${more}`,
    ]),
  );

test('former names lead to the project, a hidden one is gone with its former names', () => {
  const files = sources({ shah: 'former: [mehta, old-shah]', rao: 'hidden: true\nformer: [iyer]' });
  expect(readAddresses(files)).toEqual({
    moved: { '/projects/mehta': '/projects/shah', '/projects/old-shah': '/projects/shah' },
    gone: ['/projects/rao', '/projects/iyer'],
  });
});

test('an address of its own takes the folder’s place, which leads there; one that it has again leads nowhere else', () => {
  const files = sources({ shah: 'address: shah-house\nformer: [mehta, shah-house]' });
  expect(readAddresses(files).moved).toEqual({
    '/projects/mehta': '/projects/shah-house',
    '/projects/shah': '/projects/shah-house',
  });
  expect(readAddresses(sources({ shah: 'former: [shah]' })).moved).toEqual({});
  expect(() => readAddresses(sources({ shah: 'address: rao', rao: 'address: shah' }))).toThrow(
    'another project',
  );
});

test('a kind of projects leads from its folder and its former addresses to its own, and none of them is a project’s', () => {
  const kind = (more: string) => ({
    'content/projects/residential/category.yaml': `title: Homes\ndescription: Homes.\n${more}`,
  });
  const { moved } = readAddresses(kind('address: homes\nformer: [flats]'));
  expect(moved).toEqual({
    '/projects/flats': '/projects#homes',
    '/projects/residential': '/projects#homes',
  });
  expect(currentAddress('/projects#residential', moved)).toBe('/projects#homes');
  expect(readAddresses(kind('')).moved).toEqual({});
  expect(() => readAddresses({ ...sources({ shah: '' }), ...kind('former: [shah]') })).toThrow(
    'another project',
  );
});

test('a link to an address that moved leads to the new one, with its picture', () => {
  const moved = { '/projects/shah': '/projects/shah-house' };
  expect(
    ['/projects/shah', '/projects#shah/4', '/projects/shah#4', '/projects/shah-2', '/about'].map(
      (address) => currentAddress(address, moved),
    ),
  ).toEqual([
    '/projects/shah-house',
    '/projects#shah-house/4',
    '/projects/shah-house#4',
    '/projects/shah-2',
    '/about',
  ]);
});

test('a former name that another project has, or had, stops the build and is named', () => {
  expect(() => readAddresses(sources({ shah: 'former: [rao]', rao: '' }))).toThrow(
    'shah/project.yaml: former names "rao"',
  );
  expect(() => readAddresses(sources({ shah: 'former: [mehta]', rao: 'former: [mehta]' }))).toThrow(
    'former names "mehta"',
  );
});
