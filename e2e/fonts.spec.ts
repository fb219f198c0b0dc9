/** The two fonts load after the first paint, by an inline script or, without script, by the style sheet. */
import type { Page } from '@playwright/test';
import { fontPair } from '#contract/fonts.ts';
import { readBrand } from '#tools/brand/brand.ts';
import { barLink, barLinks } from './bar-links.ts';
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
  // Letters that a font lacks come from a fallback too.
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'fallback'));
}

const { display, text } = fontPair((await readBrand()).fonts);
/** A font may call itself "Anek Latin Medium". */
const named = ({ family }: { readonly family: string }) => expect.stringContaining(family);
const TITLE = 'main h1';
const LEAD = 'main .lead';

test('headlines and text use the fonts of the chosen pair', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => fontsOf(page, TITLE)).toContainEqual(named(display));
  await expect.poll(() => fontsOf(page, LEAD)).toContainEqual(named(text));
});

test('the next page of the site keeps the fonts', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  const [next] = barLinks(1, '/');
  await barLink(page, next!.label).click();
  await expect(page).toHaveURL(next!.to);
  await expect.poll(() => fontsOf(page, TITLE)).toContainEqual(named(display));
});

test('when one font fails to load, the other is used', async ({ page, expectFault }) => {
  expectFault(new RegExp(display.file));
  await page.route(`**/${display.file}-*.woff2`, (route) => route.abort('failed'));
  await page.goto('/');
  await expect.poll(() => fontsOf(page, LEAD)).toContainEqual(named(text));
  expect(new Set(await fontsOf(page, TITLE))).toEqual(new Set(['fallback']));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the style sheet loads both', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => fontsOf(page, TITLE)).toContainEqual(named(display));
    await expect.poll(() => fontsOf(page, LEAD)).toContainEqual(named(text));
  });
});
