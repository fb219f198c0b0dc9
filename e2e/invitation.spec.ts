import type { Page } from '@playwright/test';
import { INVITATION_TICK_MS as TICK_MS } from '#app/constants.ts';
import { content } from './content.ts';
import { goToEmptyPlace, invitation, notNow, nudged } from './invitation.ts';
import { expect, runUntilHydrated, test, visitWithStoppedClock } from './studio.ts';

// Without films, which have their own tests.
test.use({ saveData: true });

const enquireNow = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: content.forms.enquiry.button });

async function visitInvited(page: Page) {
  await visitWithStoppedClock(page, '/');
  await goToEmptyPlace(page);
  await page.clock.runFor(TICK_MS);
  await expect(invitation(page)).toBeVisible();
}

test('if the card would cover something, the button is highlighted at the first tick, and the card waits', async ({
  page,
}) => {
  await visitWithStoppedClock(page, '/');
  await page.clock.runFor(TICK_MS);
  await expect(nudged(page)).toHaveCount(1);
  await expect(page.locator('[data-offered=waiting]')).toBeAttached();
  await expect(invitation(page)).toBeHidden();
  await goToEmptyPlace(page);
  await expect(invitation(page)).toBeVisible();
});

test('the invitation is shown at the first tick of 10 s, once per session', async ({ page }) => {
  await visitWithStoppedClock(page, '/');
  await goToEmptyPlace(page);
  await page.clock.runFor(TICK_MS - 100);
  await expect(page.locator('[data-offered]')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(invitation(page)).toBeVisible();
  await notNow(page).click();
  await page.clock.runFor(100);
  await expect(invitation(page)).toBeHidden();
  await page.reload();
  await runUntilHydrated(page);
  await goToEmptyPlace(page);
  await page.clock.runFor(TICK_MS);
  await expect(nudged(page)).toHaveCount(1);
  await expect(invitation(page)).toBeHidden();
});

test('its button opens the pop-up and dismisses the card', async ({ page }) => {
  await visitInvited(page);
  await invitation(page).getByRole('button', { name: content.forms.enquiry.button }).click();
  await page.clock.runFor(100);
  await expect(page.getByRole('dialog', { name: content.forms.enquiry.heading })).toBeVisible();
  await expect(invitation(page)).toBeHidden();
});

test('at every later tick the "Enquire Now" button is highlighted', async ({ page }) => {
  await visitInvited(page);
  await notNow(page).click();
  await page.clock.runFor(100);
  for (let round = 0; round < 2; round += 1) {
    await page.clock.runFor(TICK_MS);
    await expect(nudged(page)).toHaveCount(1);
    await expect(nudged(page)).toHaveCount(0); // the highlight ends
  }
});

test('the invitation waits while the visitor types in a form', async ({ page }) => {
  await visitWithStoppedClock(page, '/');
  const question = page.getByPlaceholder(content.faq.ask.placeholder);
  await question.fill('Do you');
  await goToEmptyPlace(page);
  await page.clock.runFor(2 * TICK_MS);
  await expect(page.locator('[data-offered]')).toHaveCount(0);
  await question.blur();
  await page.clock.runFor(TICK_MS);
  await expect(invitation(page)).toBeVisible();
});

test('the invitation is never shown while a dialog is open', async ({ page }) => {
  await visitWithStoppedClock(page, '/');
  await enquireNow(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(2 * TICK_MS);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[data-offered]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the button is only highlighted', async ({ page }) => {
    await visitWithStoppedClock(page, '/');
    await goToEmptyPlace(page);
    await page.clock.runFor(TICK_MS);
    await expect(nudged(page)).toHaveCount(1);
    await expect(page.locator('[data-offered]')).toHaveCount(0);
  });

  test('nothing is highlighted while the menu is open', async ({ page }) => {
    await visitWithStoppedClock(page, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.clock.runFor(TICK_MS);
    await expect(nudged(page)).toHaveCount(0);
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the invitation is shown, but nothing is ever highlighted', async ({ page }) => {
    await visitInvited(page);
    await notNow(page).click();
    await page.clock.runFor(100);
    await page.clock.runFor(TICK_MS);
    await expect(invitation(page)).toBeHidden();
    await expect(nudged(page)).toHaveCount(0);
  });
});
