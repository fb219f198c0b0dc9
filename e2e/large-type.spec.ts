/** With a larger default font size no text overflows. */
import type { Page } from '@playwright/test';
import { PATHS } from './content.ts';
import { expect, test, visit } from './studio.ts';

/** The browser's own setting "very large". */
const LARGE = '--blink-settings=defaultFontSize=24';

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

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), LARGE] }),
  contextOptions: { reducedMotion: 'reduce' },
});

test('at 24 px no text overflows its card or the screen, at four widths', async ({ page }) => {
  for (const path of PATHS) {
    await visit(page, path);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThan(24);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflowing(page), `${path} at ${width} px`).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
