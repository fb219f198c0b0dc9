import { expect, test } from 'vitest';
import { readAddresses } from './addresses.server.ts';

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

test('a former name that another project has, or had, stops the build and is named', () => {
  expect(() => readAddresses(sources({ shah: 'former: [rao]', rao: '' }))).toThrow(
    'shah/project.yaml: former names "rao"',
  );
  expect(() => readAddresses(sources({ shah: 'former: [mehta]', rao: 'former: [mehta]' }))).toThrow(
    'former names "mehta"',
  );
});
