/** The two fonts load after the first paint, by an inline script or, without script, by the style sheet. */
import type { Page } from '@playwright/test';
import { expect, test } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

/** The fonts that the browser really uses for an element; a font that was not fetched counts as "fallback". */
async function fontsOf(page: Page, selector: string) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'fallback'));
}

const TITLE = 'main h1';
const LEAD = 'main .lead';

test('headlines use Gotu and text uses Anek', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => fontsOf(page, TITLE)).toEqual(['Gotu']);
  await expect.poll(() => fontsOf(page, LEAD)).toEqual([expect.stringContaining('Anek')]);
});

test('the next page of the site keeps the fonts', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click();
  await expect(page).toHaveURL('/services');
  await expect.poll(() => fontsOf(page, TITLE)).toEqual(['Gotu']);
});

test('when one font fails to load, the other is used', async ({ page, expectFault }) => {
  expectFault(/gotu/);
  await page.route('**/gotu-*.woff2', (route) => route.abort('failed'));
  await page.goto('/');
  await expect.poll(() => fontsOf(page, LEAD)).toEqual([expect.stringContaining('Anek')]);
  expect(await fontsOf(page, TITLE)).toEqual(['fallback']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the style sheet loads both', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => fontsOf(page, TITLE)).toEqual(['Gotu']);
    await expect.poll(() => fontsOf(page, LEAD)).toEqual([expect.stringContaining('Anek')]);
  });
});
