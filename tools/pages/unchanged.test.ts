import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { openUnchanged } from './unchanged.ts';

const FILES = {
  'faq/index.html': '<script>"/assets/start-0123abcd.js"</script></html>',
  'faq/index.html.br': 'small',
  'faq.data': 'data',
  'assets/start-0123abcd.js': 'import "/assets/data-4567cdef.js";',
  'assets/other.js': 'of all pages',
};
let before: string;

const emptyBuild = () => {
  const build = temporaryFolder();
  for (const name of ['client/faq', 'client/assets', 'bundle'])
    mkdirSync(join(build, name), { recursive: true });
  return build;
};
const open = (build: string, bundle = 'code') => openUnchanged(join(build, 'client'), bundle);

/** The next build of the page: the names of the files that it takes over, below its site; null where it renders the page. */
function takeNext(parts: readonly unknown[], bundle?: string) {
  const build = emptyBuild();
  const unchanged = open(build, bundle);
  if (!unchanged.take('/faq', parts)) return null;
  unchanged.save();
  vi.stubEnv('PUBLIC_PREVIOUS', join(build, 'client'));
  return [...unchanged.taken].map((file) => file.slice(join(build, 'client').length + 1));
}

beforeEach(() => {
  before = emptyBuild();
  vi.stubEnv('PUBLIC_PREVIOUS', join(before, 'client'));
  const first = open(before);
  expect(first.take('/faq', ['words'])).toBe(false);
  for (const [name, text] of Object.entries(FILES))
    writeFileSync(join(before, 'client', name), text);
  first.save();
  return () => vi.unstubAllEnvs();
});

test('a page of the same data and code is taken over with its own script and small forms, build after build', () => {
  const own = Object.keys(FILES).filter((name) => name !== 'assets/other.js');
  expect(takeNext(['words'])?.sort()).toEqual(own.sort());
  expect(takeNext(['words'])?.sort()).toEqual(own.sort());
});

test('a page of other data, or of other code, is rendered', () => {
  expect(takeNext(['other words'])).toBeNull();
  expect(takeNext(['words'], 'other code')).toBeNull();
});

test.each(Object.keys(FILES).filter((name) => name !== 'assets/other.js'))(
  'a page is rendered where %s was damaged on the disk',
  (name) => {
    writeFileSync(join(before, 'client', name), 'xyz');
    expect(takeNext(['words'])).toBeNull();
  },
);

test('what is changed in a build later changes no file that it was taken from', () => {
  const build = emptyBuild();
  open(build).take('/faq', ['words']);
  writeFileSync(join(build, 'client/faq.data'), 'changed');
  expect(readFileSync(join(before, 'client/faq.data'), 'utf8')).toBe('data');
  expect(existsSync(join(build, 'client/assets/other.js'))).toBe(false);
});
