import { axeFaults } from '../axe.ts';
import { comeIn, expect, nothingWaits, test } from './desk.ts';

test('an owner makes a colleague an owner and takes it back; the only owner cannot become a colleague', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(/409/);
  await comeIn(page, desk);
  const other = await (await browser.newContext()).newPage();
  await comeIn(other, desk, 'Ravi Kale', 'ravi@osari.test', 'colleague');
  await page.goto(`${desk.origin}/desk/people`);
  const row = page.getByRole('listitem').filter({ hasText: 'ravi@osari.test' });
  await expect(row).toContainText('Colleague, ravi@osari.test');
  await page.getByRole('button', { name: 'Make owner: Ravi Kale' }).press('Enter');
  await expect(row).toContainText('Owner, ravi@osari.test');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(row).toContainText('Colleague, ravi@osari.test');
  // The only owner stays one.
  await expect(page.getByRole('button', { name: 'Make colleague: Asha Rane' })).toHaveCount(0);
});

test('a colleague is shown what only owners do, and why; an owner who becomes a colleague sees it at once', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(/403/);
  const reference = await desk.enquire(1, { user_name: 'Meera Kale', property_type: '2BHK' });
  await comeIn(page, desk);
  const other = await (await browser.newContext()).newPage();
  await comeIn(other, desk, 'Ravi Kale', 'ravi@osari.test');
  await other.goto(`${desk.origin}/desk/enquiry/${reference}`);
  await expect(other.getByRole('button', { name: 'Delete now' })).toBeVisible();
  await page.goto(`${desk.origin}/desk/people`);
  await page.getByRole('button', { name: 'Make colleague: Ravi Kale' }).click();
  await expect(page.getByRole('status').first()).toContainText('Ravi Kale');
  await other.getByRole('button', { name: 'Delete now' }).click();
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Only an owner' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Delete now' })).toHaveCount(0);
  await other.goto(`${desk.origin}/desk/people`);
  await expect(other.getByText('they do not invite or remove people')).toBeVisible();
  await expect(other.getByRole('button', { name: /^(Remove|Make (owner|colleague))/ })).toHaveCount(
    0,
  );
  for (const who of [page, other]) {
    await who.setViewportSize({ width: 390, height: 800 });
    expect(await axeFaults(who)).toEqual([]);
    const sideways = await who.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(sideways).toBe(false);
  }
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto(`${desk.origin}/desk/words/brand`);
  await other.getByRole('button', { name: 'Open all' }).click();
  await expect(
    other.getByText('Only an owner of the desk can change the name').first(),
  ).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${desk.origin}/desk/words/brand`);
  await page.getByRole('radio', { name: /^Jost/ }).check();
  await nothingWaits(page);
  await other.goto(`${desk.origin}/desk/publish`);
  await expect(other.getByText('Brand: waits for an owner.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Take back: Brand' })).toHaveCount(0);
  await expect(other.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await other.goto(`${desk.origin}/desk/studio`);
  await expect(other.getByRole('main')).toContainText('Only an owner');
});
