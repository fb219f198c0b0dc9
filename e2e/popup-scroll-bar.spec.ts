import { browserToUse } from '#tools/chromium.ts';
import { expectPageDoesNotMove } from './page-behind-popup.ts';
import { expect, test } from './studio.ts';

// A browser whose scroll bar takes space, as on most desktops.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  saveData: true,
  launchOptions: { ...browserToUse('tests'), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

for (const width of [820, 1440])
  test(`with a scroll bar that takes space the layout does not jump by its width, ${width} px`, async ({
    page,
  }) => {
    await expectPageDoesNotMove(page, width);
    const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(bar, 'width of this browser’s scroll bar').toBeGreaterThan(0);
  });
