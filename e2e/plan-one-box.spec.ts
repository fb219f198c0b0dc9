/** The plan's drawing and its labels share one box, even on very low screens. */
import { projectPath } from '#content-model/pages.ts';
import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, firstVisit: false, saveData: true });

const SCREENS = [
  [320, 256],
  [360, 640],
  [375, 553],
  [390, 664],
  [390, 844],
  [740, 360],
  [844, 390],
  [1280, 720],
  [1366, 657],
  [1440, 900],
  [2560, 1440],
] as const;
/** On a smaller drawing rooms could not be distinguished. */
const LEAST_PX = 100;

const drawn = content.categories.flatMap(({ projects }) => projects).filter(({ plan }) => plan);

for (const { slug, title, plan } of drawn)
  test(`names and dots of ${title} stay on its drawing on every screen`, async ({ page }) => {
    await visit(page, projectPath(slug));
    const drawing = page.locator('.plan-drawing img');
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      if (await page.locator('.plan-niche button').isVisible())
        await page.locator('#plan').evaluate((nav: HTMLElement) => nav.showPopover());
      await drawing.scrollIntoViewIfNeeded();
      await expect(drawing).toHaveJSProperty('complete', true);
      const [walls, marks, dots] = await page.locator('.plan-drawing').evaluate((sheet) => {
        const box = (element: Element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return { left, top, right, bottom };
        };
        return [
          box(sheet.querySelector('img')!),
          box(sheet.querySelector('.plan-marks')!),
          [...sheet.querySelectorAll('circle:nth-child(2)')].map(box),
        ] as const;
      });
      const screen = `${width} × ${height} px`;
      for (const side of ['left', 'top', 'right', 'bottom'] as const)
        expect(Math.abs(walls[side] - marks[side]), `${side} at ${screen}`).toBeLessThanOrEqual(1);
      expect(walls.right - walls.left, screen).toBeGreaterThan(LEAST_PX);
      const [x, y, w, h] = plan!.viewBox;
      expect((walls.right - walls.left) / (walls.bottom - walls.top)).toBeCloseTo(w / h, 1);
      expect(dots).toHaveLength(plan!.standpoints.length);
      const scale = (walls.right - walls.left) / w;
      for (const [i, { at }] of plan!.standpoints.entries()) {
        const { left, right, top, bottom } = dots[i]!;
        const [across, down] = [(left + right) / 2 - walls.left, (top + bottom) / 2 - walls.top];
        expect(Math.abs(across - (at[0] - x) * scale), screen).toBeLessThanOrEqual(1);
        expect(Math.abs(down - (at[1] - y) * scale), screen).toBeLessThanOrEqual(1);
        const isWithin = Math.min(across, down) > 0 && across < w * scale && down < h * scale;
        expect(isWithin, `the dot at ${at} lies on the drawing`).toBe(true);
      }
      await page.locator('#plan').evaluate((nav: HTMLElement) => nav.hidePopover());
    }
  });
