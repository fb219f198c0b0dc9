import type { Locator, Page } from '@playwright/test';
import { INVITATION_TICK_MS as TICK_MS } from '#app/constants.ts';
import { content } from './content.ts';
import { expect, lookAt, sectionOf, test, visitWithStoppedClock } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const card = (page: Page) => page.getByRole('region', { name: 'Invitation' });

async function visitInvited(page: Page) {
  await visitWithStoppedClock(page, '/');
  await page.clock.runFor(TICK_MS);
  await expect(card(page)).toBeVisible();
}
const contactSection = (page: Page) => sectionOf(page, content.home.contact.heading);

const PLACES: Record<string, (page: Page) => Locator> = {
  'the contact section’s form': contactSection,
  'the studio’s address': (page) => page.locator('main address'),
  'the footer': (page) => page.getByRole('contentinfo'),
};
for (const [name, find] of Object.entries(PLACES))
  test(`the card is hidden at ${name}, and shown again afterwards`, async ({ page }) => {
    await visitInvited(page);
    await lookAt(find(page));
    await expect(card(page)).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect(card(page)).toBeVisible();
  });

test('"Pause motion" can be clicked while the card is shown', async ({ page }) => {
  await visitInvited(page);
  const pause = page.getByRole('contentinfo').getByRole('button', { name: 'Pause motion' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
});

test('the card is hidden while the visitor types, and shown again afterwards', async ({ page }) => {
  await visitInvited(page);
  const question = page.getByPlaceholder('Enter your question');
  await question.fill('Do you');
  await expect(card(page)).toBeHidden();
  await question.fill('');
  await question.blur();
  await expect(card(page)).toBeVisible();
});

test('the card is not shown until the visitor has left the contact section', async ({ page }) => {
  await visitWithStoppedClock(page, '/');
  await lookAt(contactSection(page));
  await page.clock.runFor(2 * TICK_MS);
  await expect(card(page)).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.clock.runFor(TICK_MS);
  await expect(card(page)).toBeVisible();
});

/** The focused element's markup if the card overlaps it, else ''. */
const overlap = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const corner = document.querySelector('[data-offered=true]');
    if (!focused || !corner || corner.contains(focused) || focused.contains(corner)) return '';
    if (!corner.checkVisibility({ visibilityProperty: true })) return '';
    const [a, b] = [focused, corner].map((element) => element.getBoundingClientRect());
    const isApart =
      a!.right <= b!.left || a!.left >= b!.right || a!.bottom <= b!.top || a!.top >= b!.bottom;
    return isApart ? '' : focused.outerHTML.slice(0, 90);
  });

for (const width of [820, 1280])
  test(`the card never covers the focus, ${width} px, with Tab through the whole page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visitInvited(page);
    const covered: string[] = [];
    for (let stop = 0; stop < 90; stop += 1) {
      await page.keyboard.press('Tab');
      await page.clock.runFor(40); // two frames: one for the scroll, one for its effects
      const under = await overlap(page);
      if (under) covered.push(under);
    }
    expect(covered).toEqual([]);
  });
