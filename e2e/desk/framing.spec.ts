/** Focal points and straightening at the desk: the desk shows the same result as the site. */
import type { Page } from '@playwright/test';
import { SLOTS } from '../../desk/screens/pictures/slots.ts';
import { axeFaults } from '../axe.ts';
import { comeIn, expect, test } from './desk.ts';

const isClean = async (page: Page) => {
  expect(await axeFaults(page, { hasFrame: true })).toEqual([]);
};
const FOUNDER = 'founders.people.0.photo.file';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`a founder's photo gets a focal point and a straight horizon by keyboard, with the frame of its place beside it (${viewport.width})`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize(viewport);
    await comeIn(page, desk);
    await page.goto(`${desk.origin}/desk/words/about#${FOUNDER}`);
    const change = page.getByRole('button', { name: 'Change picture' }).and(page.locator(':focus'));
    const name = await change.getAttribute('aria-label');
    await page
      .getByRole('button', { name: name!.replace('Change picture', 'Crop and straighten') })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Crop and straighten' });
    const ring = dialog.getByRole('button', { name: /^Focal point, / });
    // One of the two tones is visible on any picture, also before a point is chosen.
    const tones = await ring.evaluate((element) =>
      ['::before', '::after'].map((part) => getComputedStyle(element, part).borderTopColor),
    );
    expect(tones).toEqual(['rgb(20, 23, 22)', 'rgb(255, 255, 255)']);
    await ring.press('Shift+ArrowLeft');
    await expect(ring).toHaveAccessibleName(/40 % from the left/);
    const crop = dialog
      .getByRole('figure', {
        name: 'About, Founders, Founder 1, Photo On a computer and on a phone',
      })
      .locator('img');
    await expect(crop).toHaveCSS('object-position', '40% 50%');
    const angle = dialog.getByRole('slider', { name: 'Straighten' });
    await angle.press('ArrowRight');
    await angle.press('ArrowRight');
    await expect(angle).toHaveAttribute('aria-valuetext', '0.2° clockwise');
    const another = dialog.getByRole('checkbox', { name: 'Another focal point on phones' });
    await another.press('Space');
    await expect(another).toBeChecked();
    const onPhones = dialog.getByRole('button', { name: /^Focal point on phones/ });
    await onPhones.press('Shift+ArrowRight');
    await expect(onPhones).toHaveAccessibleName(/50 % from the left/);
    const cropOn = (name: string) =>
      dialog
        .getByRole('figure', { name: `About, Founders, Founder 1, Photo ${name}`, exact: true })
        .locator('img');
    await expect(cropOn('On a phone')).toHaveCSS('object-position', '50% 50%');
    await expect(cropOn('On a computer')).toHaveCSS('object-position', '40% 50%');
    await isClean(page);
    await another.press('Space');
    await expect(another).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(angle).toHaveValue('0');
    await angle.press('ArrowLeft');
    await expect(dialog.getByText(/^Saved /)).toBeVisible();
    // The crop is the encoder's own result.
    await expect(crop).toHaveAttribute('src', /v=[^&]*~-0\.1/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await page
      .getByRole('button', { name: name!.replace('Change picture', 'Crop and straighten') })
      .click();
    await expect(angle).toHaveValue('-0.1');
    await expect(ring).toHaveAccessibleName(/40 % from the left/);
  });

test('the frames at the desk have the aspect ratios of the pages', async ({ page, desk }) => {
  await comeIn(page, desk);
  const places = [
    ['/about', 'main li img', 0, 'about.founders.people.*.photo.file'],
    ['/services', 'main img', 0, 'services.items.0.picture'],
    ['/services', 'main img', 1, 'services.items.*.picture'],
    ['/services', 'main img', 2, 'services.items.2.picture'],
    ['/services', 'main img', 3, 'services.items.3.picture'],
  ] as const;
  for (const [viewport, which] of [
    [{ width: 1440, height: 900 }, 0],
    [{ width: 390, height: 844 }, 1],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const [path, selector, index, slot] of places) {
      await page.goto(desk.origin + path);
      const { width, height } = (await page.locator(selector).nth(index).boundingBox())!;
      const ratio = width / height;
      expect(Math.abs(ratio / SLOTS[slot]![which] - 1), `${slot} ${viewport.width}`).toBeLessThan(
        0.05,
      );
    }
  }
});
