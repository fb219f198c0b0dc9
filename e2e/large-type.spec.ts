/** With a larger or smaller default font size no text overflows. */
import type { Page } from '@playwright/test';
import { PATHS } from './content.ts';
import { expect, test, visit } from './studio.ts';

/** The browser's own settings "small" and "very large", and text of twice the usual size. Widths at which the layout changes. */
const SIZES = [
  { size: 12, widths: [320, 577, 768] },
  { size: 24, widths: [320, 390, 768, 820, 960, 1280] },
  { size: 32, widths: [820, 1024, 1440] },
];

/** Texts that overflow an ancestor, or the screen, by more than a pixel. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('*{content-visibility:visible!important}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
    const out = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement!;
      const isExempt = element.closest(
        'script, style, svg, noscript, [data-running], .visually-hidden',
      );
      if (!node.data.trim() || isExempt) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
      for (let holder = element; holder !== document.body; holder = holder.parentElement!) {
        const { display } = getComputedStyle(holder);
        const box = holder.getBoundingClientRect();
        if (display === 'contents' || box.width <= 1) continue;
        if (right > box.right + 1) out.add(`${node.data.trim()} × ${holder.tagName}`);
      }
      if (right > innerWidth + 1) out.add(`${node.data.trim()} × the screen`);
    }
    return [...out];
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { size, widths } of SIZES)
  test(`at ${size} px no text overflows its card or the screen, at ${widths.length} widths`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
    for (const path of PATHS) {
      await visit(page, path);
      const letters = await page.evaluate(
        () => getComputedStyle(document.documentElement).fontSize,
      );
      expect(Number.parseFloat(letters)).toBeGreaterThan(size);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflowing(page), `${path} at ${width} px`).toEqual([]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
