/**
 * The arcade of /projects: Firefox draws no part of a clip path outside its box. What browsers draw is tested in
 * e2e/engines/arcade.spec.ts.
 */
import { expect, test, visit } from './studio.ts';

test('the clip path of the arcade is within its box, and the box covers the arcade', async ({
  page,
}) => {
  for (const width of [320, 390, 560, 820, 960, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/projects');
    const { clip, box, arcade } = await page.evaluate(() => {
      const path = document.querySelector<SVGPathElement>('#arcade path')!;
      const { width, height } = path.getBBox();
      const { a = 1, d = 1 } = path.transform.baseVal.consolidate()?.matrix ?? {};
      const openings = [...document.querySelectorAll('main *')].find((element) =>
        getComputedStyle(element).clipPath.includes('#arcade'),
      )!;
      const sizeOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
      return {
        clip: { width: width * a, height: height * d },
        box: sizeOf(openings),
        arcade: sizeOf(openings.parentElement!),
      };
    });
    expect(clip.width, `${width} px`).toBeLessThanOrEqual(1.001);
    expect(clip.height, `${width} px`).toBeLessThanOrEqual(1.001);
    expect(box.right, `${width} px`).toBeGreaterThanOrEqual(arcade.right);
    expect(box.bottom, `${width} px`).toBeGreaterThanOrEqual(arcade.bottom);
  }
});
