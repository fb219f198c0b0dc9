/**
 * Checks of every page without script, in one visit: the page is readable, and has the data for search engines and
 * shared links.
 */
import type { Page } from '@playwright/test';
import { content, PATHS } from './content.ts';
import { expect, test } from './studio.ts';

test.use({ javaScriptEnabled: false });

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`);

async function expectReadable(page: Page) {
  for (const panel of await page.locator('main [role=tabpanel]').all())
    await expect(panel, 'every tab').toBeVisible();
  for (const panel of await page.locator('main [role=tabpanel]:not(:has([data-address]))').all()) {
    const name = await panel.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(name, 'a panel without headings of its own shows its name').toBe(
      JSON.stringify(await panel.getAttribute('aria-label')),
    );
  }
  const headings = page.getByRole('main').getByRole('heading');
  for (const heading of await headings.all()) await expect(heading).toBeVisible();
  const faint = await headings.evaluateAll((all) => {
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    return all.filter((heading) => opacityOf(heading) <= 0.9).map(({ textContent }) => textContent);
  });
  expect(faint).toEqual([]);
}

async function expectToBeFound(page: Page, path: string) {
  const { title, description } = content.pages[path]!;
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(title)}`));
  await expect(meta(page, 'description')).toHaveAttribute('content', description);
  await expect(meta(page, 'og:title')).toHaveAttribute('content', await page.title());
  await expect(meta(page, 'og:image')).toHaveAttribute('content', /^https?:\/\/.*\.jpg$/);
  await expect(meta(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image');
  await expect(meta(page, 'robots')).toHaveCount(0);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical!).pathname).toBe(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** The alternative text of the card describes its picture, and is not the page's description. */
async function expectCardInWords(page: Page, path: string) {
  const alt = await meta(page, 'og:image:alt').getAttribute('content');
  expect(alt!.length).toBeGreaterThan(20);
  expect(alt).not.toBe(await meta(page, 'og:description').getAttribute('content'));
  const headline = (await page.locator('h1').textContent())!.replaceAll(/\s+/g, ' ');
  // What the picture shows follows, if the content says it.
  if (content.pages[path]!.picture) expect(alt).toContain(`“${headline}”`);
  else expect(alt).toBe(content.site.share.alt);
}

test('each page can be read, found and shared without script', async ({ page }) => {
  for (const path of PATHS)
    await test.step(path, async () => {
      await page.goto(path);
      await expectReadable(page);
      await expectToBeFound(page, path);
      await expectCardInWords(page, path);
    });
});
