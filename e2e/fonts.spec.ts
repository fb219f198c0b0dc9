/** The two faces come after the first paint, by a line of script or, where none runs, by the style sheet. */
import type { Page } from '@playwright/test';
import { expect, test } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

/** What the browser really sets an element in: the families of its glyphs' fonts, fetched ones marked. */
async function setIn(page: Page, selector: string) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'fall-back'));
}

const TITLE = 'main h1';
const LEAD = 'main .lead';

test('headlines are set in Gotu and text in Anek', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => setIn(page, TITLE)).toEqual(['Gotu']);
  await expect.poll(() => setIn(page, LEAD)).toEqual([expect.stringContaining('Anek')]);
});

test('the next page of the site keeps them', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click();
  await expect(page).toHaveURL('/services');
  await expect.poll(() => setIn(page, TITLE)).toEqual(['Gotu']);
});

test('where one does not come, the other does', async ({ page, expectFault }) => {
  expectFault(/gotu/);
  await page.route('**/gotu-*.woff2', (route) => route.abort('failed'));
  await page.goto('/');
  await expect.poll(() => setIn(page, LEAD)).toEqual([expect.stringContaining('Anek')]);
  expect(await setIn(page, TITLE)).toEqual(['fall-back']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the style sheet names both', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => setIn(page, TITLE)).toEqual(['Gotu']);
    await expect.poll(() => setIn(page, LEAD)).toEqual([expect.stringContaining('Anek')]);
  });
});
