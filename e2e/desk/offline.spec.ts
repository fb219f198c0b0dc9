import { comeIn, expect, test } from './desk.ts';

test('without a connection every screen says so, and loads automatically when it is back', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeIn(page, desk);
  await page.waitForLoadState('networkidle');
  for (const name of ['Projects', 'Texts', 'Publish', 'People']) {
    await page.context().setOffline(true);
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByText(/No connection/).first()).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/No connection/)).toHaveCount(0);
    await expect(page.locator('main:not(.alone)')).toBeVisible();
  }
});

test('the text of a question that is not added yet survives a change of screen and a reload', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/words/faq`);
  await page.getByRole('button', { name: 'Open all' }).click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  const question = page.locator('form.texts-new').getByLabel('Question');
  await question.fill('Do you travel?');
  await page.getByRole('link', { name: 'Publish' }).first().click();
  await expect(page.getByText('“Do you travel?”')).toBeVisible();
  await page.goto(`${desk.origin}/desk/words/faq`);
  await expect(question).toHaveValue('Do you travel?');
});

test('while the server does not answer, Publish shows the time of its list, and then continues automatically', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  await page.clock.install();
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/publish`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const notice = page.getByText(
    /^The server is not answering\. You see what was known at \d\d:\d\d/,
  );
  await expect(notice).toHaveCount(0);
  await page.context().setOffline(true);
  await page.clock.runFor(15_000);
  await expect(notice).toBeVisible();
  await page.context().setOffline(false);
  await page.clock.runFor(15_000);
  await expect(notice).toHaveCount(0);
});
