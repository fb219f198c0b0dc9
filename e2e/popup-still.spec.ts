import { expectPageStandsStill } from './popup-still.ts';
import { test } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

for (const width of [390, 820, 1440])
  test(`the page stands still behind the pop-up, ${width} px`, ({ page }) =>
    expectPageStandsStill(page, width));
