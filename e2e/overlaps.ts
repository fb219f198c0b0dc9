/** Finds words that lie upon other words, which no finger and no screen reader notices, but every eye. */
import type { Page } from '@playwright/test';

/** Texts of a page that cover one another, as "this × that"; lines of one paragraph are not compared. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The head of the page covers by design what is scrolled under it.
    scrollTo({ top: 0, behavior: 'instant' });
    // Sections that are not laid out yet have no lines to compare.
    const all = new CSSStyleSheet();
    all.replaceSync('*{content-visibility:visible!important}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];

    interface Line {
      readonly text: string;
      readonly block: Element;
      readonly box: DOMRect;
    }
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display.startsWith('inline') && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement!;
      const text = node.data.trim();
      if (!text || element.closest('svg, noscript, script, style')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isClipped(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        // The letters themselves: a face keeps air above and below them.
        const box = new DOMRect(x, y + height * 0.25, width, height * 0.5);
        lines.push({ text, block: blockOf(element), box });
      }
    }
    const found = new Set<string>();
    for (const [i, one] of lines.entries())
      for (const other of lines.slice(i + 1)) {
        if (one.block === other.block) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 2) found.add(`${one.text} × ${other.text}`);
      }
    return [...found];
  });
}
