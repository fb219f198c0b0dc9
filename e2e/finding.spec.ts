/** /contact describes how to find the office. */
import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

const { finding } = content.contact;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('/contact describes how to find the office, beside the link to the map', async ({
    page,
  }) => {
    test.skip(!finding, 'the studio does not say it');
    await page.goto('/contact');
    const details = page.getByRole('main').locator('address');
    await expect(details).toContainText(finding!.heading);
    for (const { value } of finding!.lines) await expect(details).toContainText(value);
    await expect(details.locator('a[href*="maps"]').first()).toBeVisible();
  });
});

test('the home page does not repeat it', async ({ page }) => {
  test.skip(!finding, 'the studio does not say it');
  await visit(page, '/');
  await expect(page.getByRole('main')).not.toContainText(finding!.lines[0]!.value);
});
