import { content } from './content.ts';
import { expect, lookAt, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const WIDTHS = [320, 360, 390, 600, 660, 768, 820, 960, 1280, 1440, 1920, 2560];

test('the counters fill the width of their row at every screen width', async ({ page }) => {
  const { counters: all, hidden } = content.home;
  test.skip(all.length !== 4 || Boolean(hidden?.counters), 'the row is laid out for four');
  await visit(page, '/');
  const strip = page.locator('main dl[data-in-view]').first();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await lookAt(strip);
    const { row, counters } = await strip.evaluate((list) => ({
      row: list.getBoundingClientRect().toJSON() as DOMRect,
      // The extent of a counter's text, without border and padding.
      counters: [...list.children].map((counter) => {
        const boxes = [...counter.querySelectorAll('dt, [aria-hidden]')].map((child) => {
          const range = document.createRange();
          range.selectNodeContents(child);
          return range.getBoundingClientRect();
        });
        return {
          right: Math.max(...boxes.map((box) => box.right)),
          top: counter.getBoundingClientRect().top,
          edge: counter.getBoundingClientRect().right,
        };
      }),
    }));
    const last = counters.at(-1)!;
    const share = (row.right - last.right) / row.width;
    expect(share, `${width} px: share that the last counter leaves empty`).toBeLessThan(0.1);
    for (const [i, { right, edge, top }] of counters.entries()) {
      const next = counters[i + 1];
      if (next?.top !== top) continue;
      expect(right, `${width} px: no label touches the rule beside it`).toBeLessThanOrEqual(
        edge - 4,
      );
    }
  }
});

test('a number of four digits fits on the smallest phone with large text', async ({ page }) => {
  test.skip(Boolean(content.home.hidden?.counters), 'the counters are hidden');
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '/');
  const strip = page.locator('main dl[data-in-view]').first();
  await lookAt(strip);
  const left = await strip.evaluate((list) => {
    document.documentElement.style.fontSize = '24px';
    const edges = [...list.querySelectorAll('[aria-hidden]')].map((number) => {
      number.textContent = '1250';
      const range = document.createRange();
      range.selectNodeContents(number);
      return range.getBoundingClientRect().right;
    });
    return list.getBoundingClientRect().right - Math.max(...edges);
  });
  expect(left, 'pixels between the numbers and the edge of the row').toBeGreaterThanOrEqual(0);
});
