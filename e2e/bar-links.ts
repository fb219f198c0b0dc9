/** The links in the bar. The owner chooses their pages and labels. */
import { expect, type Page } from '@playwright/test';
import { content, PATHS } from './content.ts';
import { mainNavigation, test } from './studio.ts';

/** The links in the bar to pages other than these. A test that needs more links than there are is skipped. */
export function barLinks(count: number, ...without: readonly string[]) {
  const links = content.site.navbar.filter(({ to }) => PATHS.includes(to) && !without.includes(to));
  test.skip(
    links.length < count,
    `content/site.yaml has fewer than ${count} such links in the bar`,
  );
  return links;
}

/** The link with this label in the bar or, on a phone, in the menu. */
export const barLink = (page: Page, label: string) =>
  mainNavigation(page).locator('#menu > ul').getByRole('link', { name: label, exact: true });

/** Expects the title of one of the pages in `content/pages.yaml`. */
export const expectTitle = (page: Page, path: string) =>
  expect(page).toHaveTitle(new RegExp(RegExp.escape(content.pages[path]!.title)));
