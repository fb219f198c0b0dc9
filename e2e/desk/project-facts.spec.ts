import { expect, OFFLINE, openAsColleague, whileOffline } from './desk.ts';
import { drop } from './photo-files.ts';
import { kept, open, PATIL, PHOTOS, test } from './projects.ts';

test('a home cannot be published without the date of its consent; leaving during an upload asks for confirmation', async ({
  page,
  desk,
}) => {
  await open(page, desk);
  await page.getByLabel('Photographs').check();
  await kept(page);
  // From now on the screen knows that a consent is needed.
  await expect(page.getByLabel('The family agrees')).toBeVisible();
  const shown = page.getByRole('switch');
  if ((await shown.getAttribute('aria-checked')) === 'true') await shown.click();
  await expect(shown).toHaveAttribute('aria-checked', 'false');
  await shown.click();
  await page.getByRole('button', { name: 'Enter the consent' }).click();
  await expect(page.getByLabel('The family agrees')).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByLabel('in writing, on').fill('2025-03-14');
  await kept(page);
  await shown.click();
  await expect(shown).toHaveAttribute('aria-checked', 'true');

  await page.route('**/desk/api/uploads/**', () => {});
  await drop(page, await PHOTOS());
  await expect(page.getByText('4 uploading.')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.locator('h1').click();
  void page.reload().catch(() => {});
  await (await asked).dismiss();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('uploading')).toHaveCount(0);
});

test('a change that somebody else made meanwhile is shown beside one’s own; without a connection nothing is lost', async ({
  page,
  desk,
  context,
  browser,
  expectFault,
}) => {
  expectFault(OFFLINE);
  await open(page, desk);
  await whileOffline(page, async () => {
    await page.getByRole('textbox', { name: 'Locality' }).fill('Kothrud');
    const other = await openAsColleague(browser, desk, page.url());
    await other.getByRole('textbox', { name: 'Locality' }).fill('Aundh');
    await kept(other);
    await other.context().close();
  });
  await expect(page.getByText(/changed this meanwhile/)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Aundh' })).toContainText('Kothrud');
  await page.getByRole('button', { name: 'Keep yours' }).click();
  await kept(page);
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Scope' }).fill('Everything but the curtains');
  await expect(page.getByText(/^No connection since/).first()).toBeVisible();
  await context.setOffline(false);
  await kept(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Locality' })).toHaveValue('Kothrud');
  await expect(page.getByRole('textbox', { name: 'Scope' })).toHaveValue(
    'Everything but the curtains',
  );
});

test('the mark of a sample is removed on the project’s screen, and can be set again until the screen is left', async ({
  page,
  desk,
  expectFault,
}) => {
  // A name that is too long.
  expectFault(/status of 400/);
  await open(page, desk, `${PATIL}#placeholder`);
  const tick = page.getByRole('checkbox', { name: 'Still a sample' });
  await expect(tick).toBeFocused();
  for (const isSample of [false, true, false]) {
    await tick.setChecked(isSample);
    await kept(page);
  }
  await page.goto(`${desk.origin}/desk/publish`);
  await expect(page.getByText('It is no longer a sample.')).toBeVisible();
  await page.goto(`${desk.origin}/desk${PATIL}`);
  await expect(page.getByRole('group', { name: 'Kind of pictures' })).toBeVisible();
  await expect(tick).toHaveCount(0);

  // Links of Publish lead to a field of the file, or to the field around it.
  for (const [path, label] of [
    ['facts.cost', 'Cost'],
    ['facts.materials.1', 'Materials, as visitors read them'],
    ['title', 'Name, as visitors read it'],
  ] as const) {
    await page.goto(`${desk.origin}/desk${PATIL}#${path}`);
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  }
  // The reason is on the screen of its project, and only there.
  await page.getByLabel('Name, as visitors read it').fill('x'.repeat(80));
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('link', { name: 'Go to the field' }).first().click();
  await expect(page.getByLabel('Name, as visitors read it')).toBeFocused();
  await page.goto(`${desk.origin}/desk/projects`);
  await page.getByRole('link', { name: 'Joshi Residence' }).first().click();
  const cost = page.getByLabel('Cost', { exact: true });
  await expect(cost).toBeVisible();
  await expect(page.getByText('Each change is saved').first()).toBeAttached();

  // The beginning may be the key of a level, which is shown by the level's name at the next visit.
  await cost.fill('high');
  await expect(page.getByText(/^Saved \d\d:\d\d$/).first()).toBeAttached();
  await expect(cost).toHaveValue('high');
  await cost.press('End');
  await cost.pressSequentially(' end, ₹ 40 lakh');
  await expect(cost).toHaveValue('high end, ₹ 40 lakh');
});
