/** After a refused submit, the first invalid field has the focus and is completely visible, with its label. */
import type { Locator, Page } from '@playwright/test';
import { content, PROJECT_PATHS } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

const popUp = async (page: Page) => {
  await page.locator('[data-enquire]').filter({ visible: true }).last().click();
  return page.getByRole('dialog').getByRole('form');
};
const FORMS: Record<string, (page: Page) => Promise<Locator> | Locator> = {
  '/contact': (page) => page.getByRole('main').getByRole('form').first(),
  [PROJECT_PATHS[0]!]: popUp,
  '/': popUp,
};

/** Whether the label itself is at its middle, neither cut off nor covered. */
const isWhole = (label: Locator) =>
  label.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return [top + 1, top + height - 1].every((y) =>
      it.contains(document.elementFromPoint(left + Math.min(width / 2, 20), y)),
    );
  });

for (const [path, open] of Object.entries(FORMS))
  test(`an empty form of ${path} shows its first field with its label in every window`, async ({
    page,
  }) => {
    for (const size of WINDOWS)
      await test.step(`${size.width} × ${size.height} px`, async () => {
        await page.setViewportSize(size);
        await visit(page, path);
        const form = await open(page);
        await form.getByRole('button', { name: 'Submit' }).click();
        await expect(form.getByLabel(content.forms.labels.user_name)).toBeFocused();
        await expect
          .poll(() => isWhole(form.getByText(content.forms.labels.user_name, { exact: true })))
          .toBe(true);
      });
  });

test('a refused choice keeps its hint beside the message', async ({ page }) => {
  await visit(page, '/contact');
  const form = page.getByRole('main').getByRole('form').first();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('combobox')).toHaveAccessibleDescription(
    new RegExp(`.+${RegExp.escape(content.forms.hints.above)}`),
  );
});
