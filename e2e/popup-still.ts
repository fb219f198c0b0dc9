/** The page behind the open pop-up: it neither scrolls nor jumps. */
import type { Page } from '@playwright/test';
import { expect, visit } from './studio.ts';

/** Long enough for whatever an event sets going to be seen. */
export const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let n = 0; n < 30; n += 1) await new Promise(requestAnimationFrame);
  });

/** Opens the pop-up half-way down the home page, tries all that scrolls, and closes it. */
export async function expectPageStandsStill(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await visit(page, '/');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await frames(page); // what comes into sight is laid out, and the browser holds what is seen in its place
  const scrolled = await page.evaluate(() => scrollY);
  const popUp = page.getByRole('dialog', { name: 'Enquire Now' });
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, header, main')].map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      }),
    );
  const before = await places();
  await page.evaluate(() => (document.querySelector('#enquiry') as HTMLDialogElement).showModal());
  await expect(popUp).toBeVisible();
  expect(await places()).toEqual(before);
  for (const x of [5, width / 2]) {
    await page.mouse.move(x, 420);
    await page.mouse.wheel(0, 600);
    await page.mouse.wheel(0, 600);
  }
  await popUp.getByRole('button', { name: 'Close' }).focus();
  for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key);
  await frames(page); // a scroll glides
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.press('Escape');
  await expect(popUp).toBeHidden();
  expect(await places()).toEqual(before);
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
}
