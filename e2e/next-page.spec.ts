/** Navigation by click: the first screen at once, the other sections soon after, and Back to the same scroll position. */
import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, mainNavigation, scrollTo, test, visit } from './studio.ts';

const to = (page: Page, name: string) =>
  mainNavigation(page).getByRole('link', { name, exact: true }).click();
const isAt = (page: Page, path: string) =>
  expect(page).toHaveTitle(new RegExp(content.pages[path]!.title));
const sections = (page: Page) => page.locator('main > *');

/** Counts the fades from now on, and those whose next page was rendered. */
async function countFades(page: Page) {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const fades = { started: 0, rendered: 0 };
    Object.assign(window, { fades });
    document.startViewTransition = (change) => {
      const fade = start(change);
      fades.started += 1;
      fade.updateCallbackDone.then(() => {
        fades.rendered += 1;
      });
      return fade;
    };
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { fades: { started: number; rendered: number } }).fades,
    );
}

test('a click renders all sections, as a page load does', async ({ page }) => {
  for (const [name, path] of Object.entries({ About: '/about', Home: '/' })) {
    await visit(page, path);
    const all = await sections(page).count();
    await visit(page, '/projects');
    await to(page, name);
    await isAt(page, path);
    // The prerendered page has one more element: the link to the complete style sheet.
    await expect(sections(page)).toHaveCount(all - 1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('Back restores the scroll position with all sections rendered', async ({ page }) => {
  await visit(page, '/');
  await scrollTo(page, await page.evaluate(() => document.body.scrollHeight * 0.7));
  // The layout may shift until the click; the scroll position at the click is the one to restore.
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(window, { left: scrollY }), { capture: true }),
  );
  await to(page, 'About');
  await isAt(page, '/about');
  await page.goBack();
  await isAt(page, '/');
  const left = await page.evaluate(() => (window as unknown as { left: number }).left);
  expect(left).toBeGreaterThan(1000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('one page fades into the next; if a second click comes before the first page is rendered, the second one counts', async ({
  page,
}) => {
  await visit(page, '/');
  const fades = await countFades(page);
  await to(page, 'About');
  await to(page, 'Contact');
  await isAt(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.contact.headline);
  expect((await fades()).started).toBeGreaterThan(0);
  await to(page, 'Projects');
  await isAt(page, '/projects');
});

test('when a page fails to load, nothing fades', async ({ page, expectFault }) => {
  expectFault(/\/about/);
  await page.route(/\/about(\.data)?$/, (route) => route.abort());
  await visit(page, '/');
  const fades = await countFades(page);
  await to(page, 'About');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await fades()).toEqual({ started: 0, rendered: 0 });
});

test('while motion is paused nothing fades', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Pause motion' }).click();
  const fades = await countFades(page);
  await to(page, 'About');
  await isAt(page, '/about');
  await expect(sections(page).nth(2)).toBeAttached();
  expect((await fades()).started).toBe(0);
});

test('a link to a category scrolls to it below the first screen', async ({ page }) => {
  await visit(page, '/services');
  await page.locator('main a[href="/projects#residential"]').click();
  await isAt(page, '/projects');
  await expect(page.getByRole('tab', { name: 'Residential' })).toBeInViewport();
});
