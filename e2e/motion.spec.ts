import { WHY_ROTATION_MS } from '#app/constants.ts';
import { content } from './content.ts';
import { expect, lookAt, sectionOf, test, visit, visitWithStoppedClock } from './studio.ts';

test('"Pause motion" stops the films, also after a reload', async ({ page }) => {
  await visit(page, '/');
  const film = page.locator('main video[data-role=current]').first();
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(isPaused).toBe(false);
  const control = page.getByRole('button', { name: 'Pause motion' });
  await control.dispatchEvent('click');
  await expect.poll(isPaused).toBe(true);
  await expect(control).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(control).toHaveAttribute('aria-pressed', 'true');
  await control.click();
  await expect(control).toHaveAttribute('aria-pressed', 'false');
});

test('"Pause motion" stops the achievements strip', async ({ page }) => {
  await visit(page, '/features');
  const strip = page.getByRole('region', { name: content.achievements.label });
  const line = strip.getByRole('list');
  await lookAt(strip);
  const position = () => line.evaluate((list) => list.getBoundingClientRect().x);
  const before = await position();
  await expect.poll(position).not.toBe(before);
  await page.getByRole('button', { name: 'Pause motion' }).dispatchEvent('click');
  await expect(strip.locator('[data-running]')).toHaveAttribute('data-running', 'false');
  // It may be painted a frame after the attribute is set.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const stopped = await position();
  await page.waitForTimeout(200);
  expect(await position()).toBe(stopped);
});

test('"Pause motion" stops the rotating backgrounds', async ({ page }) => {
  const { size } = new Set(content['why-choose-us'].background);
  test.skip(size < 2, 'content/why-choose-us.yaml has one background');
  await visitWithStoppedClock(page, '/whychooseus');
  const background = sectionOf(page, content['why-choose-us'].heading).locator('[data-slot]');
  await lookAt(background);
  // The next picture is requested once the background rotates.
  await expect(background.locator('[data-shown]')).toHaveCount(2);
  await page.clock.runFor(WHY_ROTATION_MS);
  await expect(background).toHaveAttribute('data-slot', '1');
  await page.getByRole('button', { name: 'Pause motion' }).dispatchEvent('click');
  await page.clock.runFor(20_000);
  await expect(background).toHaveAttribute('data-slot', '1');
});

test('a background off screen does not rotate', async ({ page }) => {
  await visitWithStoppedClock(page, '/whychooseus');
  const background = sectionOf(page, content['why-choose-us'].heading).locator('[data-slot]');
  await lookAt(page.getByRole('contentinfo'));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.clock.runFor(100);
  const slot = await background.getAttribute('data-slot');
  await page.clock.runFor(20_000);
  await expect(background).toHaveAttribute('data-slot', slot!);
});
