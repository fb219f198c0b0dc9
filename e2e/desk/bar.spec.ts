import type { Page } from '@playwright/test';
import { comeIn, expect, test } from './desk.ts';

/** Errors in the bar: text on two lines, and overlapping neighbours. */
const faultsOfBar = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.top .brand, .top .menu a, .top .stand > *')];
    const shown = parts.filter((part) => part.getClientRects().length > 0);
    const faults: string[] = [];
    for (const part of shown) {
      const range = document.createRange();
      range.selectNodeContents(part);
      const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        range.selectNodeContents(words.currentNode);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1)
          faults.push(`“${words.currentNode.textContent}” has ${lines.size} lines`);
      }
    }
    shown.slice(1).forEach((part, i) => {
      const gap = part.getBoundingClientRect().left - shown[i]!.getBoundingClientRect().right;
      if (gap < 8)
        faults.push(`“${part.textContent}” is ${Math.round(gap)} px from what precedes it`);
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    return faults;
  });

test('the bar shows complete labels in one line at every width from 960 to 1,300 px', async ({
  page,
  desk,
}) => {
  for (let n = 0; n < 12; n++) await desk.enquire(n, { user_name: `Visitor ${n}` });
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeIn(page, desk);
  await expect(page.getByRole('link', { name: 'Enquiries 12' }).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  for (let width = 960; width <= 1300; width += 20) {
    await page.setViewportSize({ width, height: 700 });
    expect(await faultsOfBar(page), `${width} px`).toEqual([]);
  }
});

test('a tab that was open during an update of the desk offers to reload', async ({
  page,
  desk,
}) => {
  await page.clock.install();
  await comeIn(page, desk);
  await page.route('**/desk', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/desk/assets/index-another.js"></script>',
    }),
  );
  await page.clock.fastForward('11:00');
  const line = page.getByText('The desk has been updated.');
  await expect(line).toBeVisible();
  await page.unroute('**/desk');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Publish' }).first()).toBeVisible();
  const checked = page.waitForResponse('**/desk');
  await page.clock.fastForward('11:00');
  await checked;
  await expect(line).toHaveCount(0);
});
