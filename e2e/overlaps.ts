/** Finds texts that overlap other texts or are covered by a picture, which other tests do not notice. */
import type { Page } from '@playwright/test';

/**
 * Overlapping texts of a page, as "this × that", and texts that a picture covers; lines of one paragraph are not
 * compared.
 */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    // Sticky elements cover scrolled content by design, so they are placed in the flow.
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).position === 'sticky')
        Object.assign(element.style, { position: 'relative', inset: 'auto' });
    // Sections that are not laid out yet have no lines to compare.
    const all = new CSSStyleSheet();
    all.replaceSync('*{content-visibility:visible!important;pointer-events:auto!important}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];

    interface Line {
      readonly text: string;
      readonly element: Element;
      readonly box: DOMRect;
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
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
      if (!isSeen(element) || isClipped(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        // Only the letters, without the line's space above and below.
        const box = new DOMRect(x, y + height * 0.25, width, height * 0.5);
        lines.push({ text, element, box });
      }
    }
    /** Centre of the overlap of two boxes, if it is larger than 2 px in each direction. */
    const shared = (one: DOMRect, other: DOMRect) => {
      const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
      const across = Math.min(one.right, other.right) - left;
      const down = Math.min(one.bottom, other.bottom) - top;
      return across > 2 && down > 2 ? { x: left + across / 2, y: top + down / 2 } : undefined;
    };
    const found = new Set<string>();
    for (const [i, one] of lines.entries())
      for (const other of lines.slice(i + 1)) {
        if (blockOf(one.element) === blockOf(other.element)) continue;
        if (shared(one.box, other.box)) found.add(`${one.text} × ${other.text}`);
      }
    // Text may be on top of a picture; only a picture painted above the text covers it.
    const pictures = [...document.querySelectorAll('img, video')]
      .filter(isSeen)
      .map((picture) => ({ picture, box: picture.getBoundingClientRect() }));
    for (const { text, element, box } of lines)
      for (const { picture, box: frame } of pictures) {
        const place = shared(box, frame);
        if (!place) continue;
        scrollTo({ top: place.y - innerHeight / 2, behavior: 'instant' });
        const stack = document.elementsFromPoint(place.x, place.y - scrollY);
        const depth = stack.indexOf(picture);
        if (depth >= 0 && depth < stack.indexOf(element)) found.add(`${text} × a picture`);
      }
    return [...found];
  });
}
