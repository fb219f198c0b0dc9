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

/** Words of the page's headline that are broken across lines. Longer words than these may be. */
const brokenWords = () => {
  const heading = document.querySelector('h1');
  const texts = document.createTreeWalker(heading as Node, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S{1,12}(?!\S)/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  return broken;
};

test('no word of a headline is broken, on phones, tablets and wide screens', async ({ page }) => {
  for (const path of ['/', '/about', '/projects', '/contact', '/process']) {
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [360, 820, 960, 1180, 1440, 2200]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(brokenWords), `${path} at ${width} px`).toEqual([]);
    }
  }
});
