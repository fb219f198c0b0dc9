import { button, element } from './find.ts';
import { expect, test } from './test.ts';

test.use({ firstVisit: true });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`at ${width} px the opening film plays to its end and shows the site`, async ({
    visitor,
  }) => {
    await visitor.resize(width, height);
    await visitor.open('/');
    await visitor.sees(element('#preloader[open]'));
    const second = () => visitor.evaluate(() => document.querySelector('video')!.currentTime);
    await expect.poll(second).toBeGreaterThan(0.2);
    await visitor.sees(element('html:has(#preloader[data-preloader=complete])'));
    await visitor.seesNo(element('dialog[open]'));
    await visitor.sees(element('h1'));
  });

test('"Skip" ends the opening film, and it is not shown again', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click(button('Skip'));
  await visitor.seesNo(element('dialog[open]'));
  await visitor.visit('/about');
  await visitor.seesNo(element('dialog[open]'));
});
