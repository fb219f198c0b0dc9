/** "More" in the header opens the list of pages that the four links do not include, on laptops, tablets and phones. */
import type { Page } from '@playwright/test';
import { moreLinks } from '#app/site/more-links.server.ts';
import { content } from './content.ts';
import { openMenu } from './reach.ts';
import { expect, mainNavigation, test, visit } from './studio.ts';

const links = moreLinks(content);
const button = (page: Page) =>
  mainNavigation(page).getByRole('button', { name: 'More', exact: true });
const list = (page: Page) => page.locator('#more');
const WIDTHS = [769, 820, 1440, 2200] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('from 769 px on "More" opens the complete list below itself, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: WIDTHS[0], height: 900 });
  await visit(page, '/projects');
  const heading = page.getByRole('heading', { level: 1 });
  for (const width of WIDTHS)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const before = [await heading.boundingBox(), await button(page).boundingBox()];
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
      await button(page).click();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(list(page).getByRole('link')).toHaveText(links.map(({ label }) => label));
      for (const { label } of links)
        await expect(list(page).getByRole('link', { name: label, exact: true })).toBeInViewport({
          ratio: 1,
        });
      expect([await heading.boundingBox(), await button(page).boundingBox()]).toEqual(before);
      const [opener, box] = [await button(page).boundingBox(), await list(page).boundingBox()];
      expect(box!.y - opener!.y - opener!.height).toBeGreaterThanOrEqual(0);
      expect(box!.y - opener!.y - opener!.height).toBeLessThan(24);
      expect(box!.x).toBeLessThanOrEqual(opener!.x);
      expect(box!.x + box!.width).toBeGreaterThan(opener!.x);
      await page.keyboard.press('Escape');
      await expect(list(page)).toBeHidden();
    });
});

test('from 769 px on the bar has enough space for its links, "More" and the button', async ({
  page,
}) => {
  await visit(page, '/projects');
  for (const width of WIDTHS)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await mainNavigation(page)
        .locator('a, button')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .map((one) => one.getBoundingClientRect())
            .map(({ left, right, height }) => ({ left, right, height })),
        );
      expect(boxes.length).toBe(content.site.navbar.length + 3);
      for (const [i, { left, height }] of boxes.entries()) {
        expect(left).toBeGreaterThanOrEqual(boxes[i - 1]?.right ?? 0);
        // Text on two lines would be higher.
        expect(height).toBeLessThan(60);
      }
      expect(boxes.at(-1)!.right).toBeLessThanOrEqual(width);
    });
});

for (const scripted of [true, false])
  test.describe(scripted ? 'with script' : 'without script', () => {
    test.use({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: scripted });

    test(`by keyboard and by mouse the list opens, closes and its links work ${scripted ? 'with' : 'without'} script`, async ({
      page,
    }) => {
      const open = async () => {
        await button(page).focus();
        await page.keyboard.press('Enter');
        await expect(list(page)).toBeVisible();
      };
      if (scripted) await visit(page, '/about');
      else await page.goto('/about');

      await test.step('Escape closes the list and returns the focus to "More"', async () => {
        await open();
        await page.keyboard.press('Tab');
        await expect(list(page).getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(list(page)).toBeHidden();
        await expect(button(page)).toBeFocused();
      });
      await test.step('a click beside the list closes it', async () => {
        await open();
        await page.mouse.click(200, 700);
        await expect(list(page)).toBeHidden();
      });
      await test.step('a link of the list opens its page, on which the list is closed', async () => {
        await open();
        const { to, label } = links[0]!;
        const link = list(page).getByRole('link', { name: label, exact: true });
        await link.click();
        await expect(page).toHaveURL(to);
        await expect(list(page)).toBeHidden();
        await button(page).click();
        await expect(link).toHaveAttribute('aria-current', 'page');
      });
    });
  });

test('the phone’s menu lists the same pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await expect(button(page)).toBeHidden();
  await openMenu(page);
  await expect(list(page).getByRole('link')).toHaveText(links.map(({ label }) => label));
});

test('the list is not printed', async ({ page }) => {
  await visit(page, '/about');
  await page.emulateMedia({ media: 'print' });
  await expect(button(page)).toBeHidden();
  await expect(list(page)).toBeHidden();
});
