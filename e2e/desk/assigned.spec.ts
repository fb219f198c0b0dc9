import { axeFaults } from '../axe.ts';
import { comeIn, expect, openAsColleague, test } from './desk.ts';
import { fill, row } from './inbox.ts';

for (const [where, size] of Object.entries({
  'on a wide screen': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
}))
  test.describe(where, () => {
    test.use({ viewport: size, hasTouch: size.width < 960 });

    test('an enquiry is assigned to a colleague, who sees only assigned ones; after the colleague’s removal it is shown as unassigned', async ({
      page,
      desk,
      browser,
    }) => {
      const { meera } = await fill(desk);
      await comeIn(page, desk);
      await expect(page.getByRole('button', { name: 'Mine' })).toBeHidden();
      const colleague = await openAsColleague(browser, desk, `${desk.origin}/desk`);
      await page.goto(`${desk.origin}/desk/enquiry/${meera}`);
      await page.getByLabel('Assigned to').selectOption('Rohan Patil');
      await expect(
        page.getByText('assigned the enquiry to Rohan Patil', { exact: false }),
      ).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Assigned to')).toHaveValue(/./);
      await page.getByRole('link', { name: 'Back to enquiries' }).click();
      await expect(row(page, 'Meera Kale')).toContainText('For Rohan Patil');
      expect(await axeFaults(page)).toEqual([]);

      await colleague.getByRole('button', { name: 'Mine' }).click();
      await expect(colleague.getByRole('button', { name: 'Mine' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(row(colleague, 'For you')).toHaveCount(1);
      await expect(row(colleague, 'Rohan Deshpande')).toHaveCount(0);
      await colleague.context().close();

      await page.getByRole('navigation', { name: 'Desk menu' }).getByText('People').click();
      await page.getByRole('button', { name: /^Remove .*Rohan Patil/ }).click();
      await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
      await expect(page.getByRole('button', { name: /^Remove .*Rohan Patil/ })).toHaveCount(0);
      await page.getByRole('navigation', { name: 'Desk menu' }).getByText('Enquiries').click();
      await expect(row(page, 'Meera Kale')).toContainText('Rohan Patil no longer has access');
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    });
  });
