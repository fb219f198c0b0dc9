/** The page behind the open pop-up: it neither scrolls nor jumps. */

import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, visit } from './studio.ts';

/** Waits 30 frames: long enough for the effects of an event. */
export const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let n = 0; n < 30; n += 1) await new Promise(requestAnimationFrame);
  });

/** Opens the pop-up on a scrolled home page, tries wheel and keys, and closes it. */
export async function expectPageDoesNotMove(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await visit(page, '/');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await frames(page); // sections in view are laid out, and the browser anchors the scroll position
  const scrolled = await page.evaluate(() => scrollY);
  const popUp = page.getByRole('dialog', { name: content.forms.enquiry.heading });
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
  await frames(page); // smooth scrolling
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.press('Escape');
  await expect(popUp).toBeHidden();
  expect(await places()).toEqual(before);
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
}
