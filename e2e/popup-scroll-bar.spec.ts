import { browserToUse } from '#tools/chromium.ts';
import { expectPageStandsStill } from './popup-still.ts';
import { expect, test } from './studio.ts';

// A browser whose scroll bar takes room, as on most desks.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  saveData: true,
  launchOptions: { ...browserToUse(), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

for (const width of [820, 1440])
  test(`with a scroll bar that takes room nothing jumps by its width, ${width} px`, async ({
    page,
  }) => {
    await expectPageStandsStill(page, width);
    const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(bar, 'the bar of this browser').toBeGreaterThan(0);
  });
