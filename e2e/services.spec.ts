/** One room at five hours: chosen by hand, by key, and without a script. */
import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

const { daylight } = content.services;
const alts = daylight.hours.map(({ picture }) => picture.alt);
const section = (page: Page) => page.locator('section').filter({ hasText: daylight.heading });
const hour = (page: Page, index: number) =>
  section(page).getByRole('radio', { name: daylight.hours[index]!.name });

/** The one picture that hangs, whoever looks or listens. */
async function expectHour(page: Page, index: number) {
  const picture = section(page).getByRole('img');
  await expect(picture).toHaveCount(1);
  await expect(picture).toHaveAttribute('alt', alts[index]!);
}

test('the first hour hangs until another is chosen; arrows lead through the day', async ({
  page,
}) => {
  await visit(page, '/services');
  await section(page).scrollIntoViewIfNeeded();
  await expectHour(page, 0);
  await hour(page, 3).check();
  await expectHour(page, 3);
  await page.keyboard.press('ArrowDown');
  await expect(hour(page, 4)).toBeChecked();
  await expectHour(page, 4);
});

test('the other hours are fetched when the room is on the screen, not before', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [name] = /hours-\w+-\w+/.exec(request.url()) ?? [];
    if (name) fetched.add(name);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/services');
  await page.waitForLoadState('networkidle');
  expect(fetched.size).toBeLessThanOrEqual(1);
  await section(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => fetched.size).toBe(alts.length);
});

test.describe('who saves data', () => {
  test.use({ saveData: true });
  test('fetches an hour when it is chosen', async ({ page }) => {
    await visit(page, '/services');
    await section(page).scrollIntoViewIfNeeded();
    const night = page.waitForRequest(/night/);
    await hour(page, 4).check();
    await night;
    await expectHour(page, 4);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the hour can be chosen all the same', async ({ page }) => {
    await page.goto('/services');
    await hour(page, 2).check();
    await expectHour(page, 2);
  });
});
