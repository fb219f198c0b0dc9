import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

for (const width of [320, 340, 360, 375])
  test(`the headline of the portfolio has two lines at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await visit(page, '/projects');
    await page.evaluate(() => document.fonts.ready);
    const heading = page.getByRole('heading', { level: 1, name: content.projects.headline });
    const lines = await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size;
    });
    expect(lines).toBe(2);
  });
