/**
 * The first screen is painted with its inline style, before the complete sheet has loaded (tools/postbuild/README.md).
 */
import type { Page } from '@playwright/test';
import { barLink, barLinks } from './bar-links.ts';
import { PATHS } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

/** Each element of the first screen: tag, position and style. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const end = document.querySelector('link[rel=stylesheet][href*="/assets/style-"]')!;
    const isAbove = (element: Element) =>
      element.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING;
    return [
      ...document.querySelectorAll('html, body, body *:not(script, svg *, source, [popover] *)'),
    ]
      .filter((element) => isAbove(element) && element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        // The heights of these include the rest of the page, which is not laid out yet.
        const box = element.matches('html, body, main') ? [x, y, width] : [x, y, width, height];
        const look = [style.fontFamily, style.fontSize, style.color, style.backgroundColor];
        return [element.localName, element.className, ...box.map(Math.round), ...look].join(' ');
      });
  });

for (const path of PATHS)
  test(`${path} looks the same before its complete style sheet has loaded`, async ({
    page,
    expectFault,
  }) => {
    expectFault(/woff2|\.js/);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    // Changes by scripts, such as the studio's local time, must not count.
    await page.route('**/assets/*.js', (route) => route.abort('failed'));
    // Fonts load with the sheet and change widths; without them the fallback fonts stay.
    await page.route('**/*.woff2', (route) => route.abort('failed'));
    await page.route('**/assets/style-*.css', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page
      .locator('link[rel=stylesheet][href*="/assets/style-"]')
      .waitFor({ state: 'attached' });
    const early = await firstScreen(page);
    expect(early.length).toBeGreaterThan(20);
    release();
    await page.waitForLoadState('load');
    expect(await firstScreen(page)).toEqual(early);
  });

for (const canMove of [true, false])
  test(`a click keeps the sheets without another download, ${canMove ? 'moved' : 'copied where a browser cannot move it'}`, async ({
    page,
  }) => {
    if (!canMove)
      await page.addInitScript(() => {
        for (const { prototype } of [Element, Document, DocumentFragment])
          Reflect.deleteProperty(prototype, 'moveBefore');
      });
    /** Computed styles below the first screen, which only the complete sheet sets. */
    const styles = () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'main > :not([hidden]), main > * :is(h2, dd), footer, footer *',
          ),
        ]
          .map((element) => [element, getComputedStyle(element)] as const)
          .map(([{ localName }, { padding, display, fontFamily, fontSize, color }]) =>
            [localName, padding, display, fontFamily, fontSize, color].join(' '),
          ),
      );
    /** Bytes of style sheets that did not come from the browser's cache. */
    const transferred = () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.css'))
          .reduce((sum, { transferSize }) => sum + transferSize, 0),
      );
    const [next] = barLinks(1, '/faq');
    await visit(page, next!.to);
    const loaded = await styles();
    await visit(page, '/faq');
    const sheets = await page.locator('link[rel=stylesheet][href*="/assets/"]').count();
    const before = await transferred();
    await barLink(page, next!.label).click();
    await expect(page).toHaveURL(next!.to);
    await expect.poll(styles).toEqual(loaded);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(
      canMove ? 0 : sheets,
    );
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    expect(await transferred()).toBe(before);
  });
