/** The open menu of a phone fills the screen: content below it cannot be reached, and rotating the phone closes it. */
import type { Page } from '@playwright/test';
import { barLink, barLinks } from './bar-links.ts';
import { expect, mainNavigation, test, visit } from './studio.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const isInMenu = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('#menu') !== null);

test.describe('the open menu', () => {
  for (const scripted of [true, false])
    test.describe(scripted ? 'with script' : 'before any script', () => {
      test.use({ javaScriptEnabled: scripted });
      test('gets the focus, and Tab never moves it to the content below', async ({ page }) => {
        if (scripted) await visit(page, '/');
        else await page.goto('/');
        await toggle(page).focus();
        await page.keyboard.press('Enter');
        const stops = page.locator('#menu').locator('a, button').filter({ visible: true });
        await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
        for (let i = 1; i < (await stops.count()); i += 1) {
          await page.keyboard.press('Tab');
          await expect(stops.nth(i)).toBeFocused();
        }
        // Through the browser's own controls, and back to the first.
        for (let i = 0; i < 3; i += 1) {
          await page.keyboard.press('Tab');
          const behind = page.locator(':focus:not(#menu *, body)');
          await expect(behind).toHaveCount(0);
        }
      });
      test('closes with Escape and returns the focus', async ({ page }) => {
        if (scripted) await visit(page, '/');
        else await page.goto('/');
        await toggle(page).focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        await expect(toggle(page)).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.locator('#menu')).toBeHidden();
        expect(await isInMenu(page)).toBe(false);
      });
    });

  test('hides the rest of the page from screen readers', async ({ page }) => {
    await visit(page, '/');
    await toggle(page).click();
    const [first] = barLinks(1);
    await expect(barLink(page, first!.label)).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('closes when the phone is rotated, and the links are in the bar', async ({ page }) => {
    await visit(page, '/projects');
    await toggle(page).click();
    await page.setViewportSize({ width: 844, height: 390 });
    const [first] = barLinks(1);
    const link = barLink(page, first!.label);
    await expect(page.locator('#menu:popover-open')).toHaveCount(0);
    const brand = mainNavigation(page).getByRole('link').first();
    const [bar, box] = [await brand.boundingBox(), await link.boundingBox()];
    expect(Math.abs(bar!.y + bar!.height / 2 - box!.y - box!.height / 2)).toBeLessThan(4);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(link).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
