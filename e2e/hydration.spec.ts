/** Input of a visitor before hydration is not lost. */

import { barLink, barLinks } from './bar-links.ts';
import { content } from './content.ts';
import { expect, test } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

let release: () => void;
test.beforeEach(async ({ page }) => {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  release = resolve;
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
});

test('a click on a tab takes effect after hydration', async ({ page }) => {
  await page.goto('/features');
  const features = page.getByRole('tab', { name: content.expertise.features.label, exact: true });
  await features.click();
  await expect(features).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(features).toHaveAttribute('aria-selected', 'true');
});

test('a question opens at once and stays open after hydration', async ({ page }) => {
  const [{ question, answer }] = content.faq.items as [(typeof content.faq.items)[number]];
  await page.goto('/faq');
  await page.getByText(question).click();
  await expect(page.getByText(answer)).toBeVisible();
  release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByText(answer)).toBeVisible();
});

test('text that was typed into a form stays after hydration', async ({ page }) => {
  await page.goto('/contact');
  const name = page.getByRole('main').getByLabel(content.forms.labels.user_name, { exact: true });
  await name.fill('Asha');
  release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(name).toHaveValue('Asha');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the menu opens and its links work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const [next] = barLinks(1, '/');
    await barLink(page, next!.label).click();
    await expect(page).toHaveURL(next!.to);
    release();
  });
});

test('a picture that failed before hydration is hidden, and no other is', async ({
  page,
  expectFault,
}) => {
  expectFault(/films-/);
  await page.route(/\/films-[^/]*\.(avif|jpg)$/, (route) => route.abort('failed'));
  await page.goto('/');
  release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.locator('main img').first()).toHaveCSS('opacity', '0');
  const hidden = page.locator('img[data-broken]');
  for (const img of await hidden.all())
    expect(await img.evaluate((element: HTMLImageElement) => element.currentSrc)).toContain(
      'films-',
    );
});
