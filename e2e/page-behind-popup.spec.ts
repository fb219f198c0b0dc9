import { expectPageDoesNotMove } from './page-behind-popup.ts';
import { test } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

for (const width of [390, 820, 1440])
  test(`the page behind the pop-up does not move, ${width} px`, ({ page }) =>
    expectPageDoesNotMove(page, width));
