/** Navigation by click: the first screen at once, the other sections soon after, and Back to the same scroll position. */
import type { Page } from '@playwright/test';
import { barLink, barLinks, expectTitle as isAt } from './bar-links.ts';
import { residential, tab } from './projects.ts';
import { expect, scrollTo, test, visit } from './studio.ts';

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
  for (const { to, label } of barLinks(1, '/faq').slice(0, 2)) {
    await visit(page, to);
    const all = await sections(page).count();
    await visit(page, '/faq');
    await barLink(page, label).click();
    await isAt(page, to);
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
  const [next] = barLinks(1, '/');
  await barLink(page, next!.label).click();
  await isAt(page, next!.to);
  await page.goBack();
  await isAt(page, '/');
  const left = await page.evaluate(() => (window as unknown as { left: number }).left);
  expect(left).toBeGreaterThan(1000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('one page fades into the next; if a second click comes before the first page is rendered, the second one counts', async ({
  page,
}) => {
  const [first, second] = barLinks(2, '/faq');
  await visit(page, '/faq');
  const fades = await countFades(page);
  await barLink(page, first!.label).click();
  await barLink(page, second!.label).click();
  await isAt(page, second!.to);
  await expect(page).toHaveURL(second!.to);
  expect((await fades()).started).toBeGreaterThan(0);
  await barLink(page, first!.label).click();
  await isAt(page, first!.to);
});

test('when a page fails to load, nothing fades', async ({ page, expectFault }) => {
  const [next] = barLinks(1, '/');
  expectFault(new RegExp(next!.to));
  await page.route(new RegExp(`${next!.to}(\\.data)?$`), (route) => route.abort());
  await visit(page, '/');
  const fades = await countFades(page);
  await barLink(page, next!.label).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await fades()).toEqual({ started: 0, rendered: 0 });
});

test('while motion is paused nothing fades', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Pause motion' }).click();
  const fades = await countFades(page);
  const [next] = barLinks(1, '/');
  await barLink(page, next!.label).click();
  await isAt(page, next!.to);
  await expect(page).toHaveURL(next!.to);
  expect((await fades()).started).toBe(0);
});

test('a link to a category scrolls to it below the first screen', async ({ page }) => {
  await visit(page, '/services');
  await page.locator('main a[href="/projects#residential"]').click();
  await isAt(page, '/projects');
  await expect(tab(page, residential)).toBeInViewport();
});
