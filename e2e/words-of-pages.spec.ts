import { content } from './content.ts';
import { expect, lookAt, scrollTo, sectionOf, test, visit } from './studio.ts';

test.use({ saveData: true });

test('the first screen of /projects says what the studio is and who leads it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/projects');
  const words = page.getByText(content.projects.studio);
  await expect(words).toBeInViewport({ ratio: 1 });
});

test('/about ends with a section that opens the enquiry', async ({ page }) => {
  await visit(page, '/about');
  const { heading, lead } = content.about.closing;
  const last = sectionOf(page, heading);
  expect(await last.evaluate((section) => section.matches('main > :last-child'))).toBe(true);
  await expect(last).toContainText(lead);
  await last.getByRole('button', { name: content.forms.enquiry.button }).click();
  await expect(page.getByRole('dialog', { name: content.forms.enquiry.heading })).toBeVisible();
});

for (const [path, { hidden }] of Object.entries({
  '/': content.home,
  '/features': content.expertise,
}))
  test(`the achievements of ${path} count as in view from 30 % on, and stay in view`, async ({
    page,
  }) => {
    const { items, label } = content.achievements;
    test.skip(items.length === 0 || Boolean(hidden?.achievements), 'the page shows none');
    await visit(page, path);
    const strip = page.getByRole('region', { name: label });
    await expect(strip).toHaveAttribute('data-in-view', 'false');
    // A fifth of the strip is visible: not enough.
    const show = (share: number) =>
      strip.evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect();
        const y = scrollY + top + height * part - innerHeight;
        window.scrollTo({ top: y, behavior: 'instant' });
      }, share);
    await show(0.2);
    await page.waitForTimeout(200);
    await expect(strip).toHaveAttribute('data-in-view', 'false');
    await show(0.5);
    await expect(strip).toHaveAttribute('data-in-view', 'true');
    await scrollTo(page, 0);
    await expect(strip).not.toBeInViewport();
    await lookAt(page.getByRole('heading', { level: 1 }));
    await expect(strip).toHaveAttribute('data-in-view', 'true');
  });
