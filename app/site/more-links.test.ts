import { expect, test } from 'vitest';
import { PAGES } from '#content-model/pages.ts';
import { moreLinks } from './more-links.server.ts';

const link = (to: string, label: string) => ({ to, label });
const pages = Object.fromEntries(PAGES.map(({ path, name }) => [path, { crumb: name }]));
type Input = Parameters<typeof moreLinks>[0];
const moreWith = (navbar: object[], menuFoot: object[]) =>
  moreLinks({ site: { navbar, menuFoot }, pages } as unknown as Input);

test('content that is older than a page of the site still links to that page', () => {
  const marked = PAGES.filter(({ more }) => more).map(({ path }) => path);
  expect(marked).toEqual(expect.arrayContaining(['/services', '/process', '/cost', '/faq']));
  expect(moreWith([], []).map(({ to }) => to)).toEqual(marked);
});

test('the studio’s own links come first, and no page is listed twice', () => {
  const own = [link('/materials', 'Stone and wood'), link('/faq', 'FAQ')];
  const shown = moreWith([link('/services', 'Work')], own);
  expect(shown.slice(0, 2)).toEqual(own);
  const paths = shown.map(({ to }) => to);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).not.toContain('/services');
});
