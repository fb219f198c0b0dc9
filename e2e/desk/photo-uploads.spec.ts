import { BUILD_MS, expect } from './desk.ts';
import { cameraRoll, drop } from './photo-files.ts';
import { hears, open, order, PHOTOS, test } from './projects.ts';

test('photos that the server refuses are listed with the reason, and accepted by "Try again" once it allows them', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/403/);
  await open(page, desk);
  const before = await order(page);
  const tray = page.getByRole('region', { name: 'Photo uploads' });
  const line = (name: string) => tray.getByRole('listitem').filter({ hasText: name });
  const again = (name: string) => tray.getByRole('button', { name: `Try again ${name}` });
  // The server takes these for requests through a proxy, to an address that is not the desk's.
  await page.route('**/desk/api/uploads/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': '203.0.113.7' } }),
  );
  const [first, , second] = await PHOTOS();
  await drop(page, [first!, second!]);
  for (const { name } of [first!, second!])
    await expect(line(name)).toContainText(
      /Refused: The desk does not work at this address\. Open the desk at /,
    );
  const answered = page.waitForResponse(
    (answer) => answer.url().includes('/uploads/') && answer.request().method() === 'PUT',
  );
  await again(first!.name).click();
  expect((await answered).status()).toBe(403);
  await expect(line(first!.name)).toContainText('Refused: ');
  expect(await order(page)).toEqual(before);

  await page.unroute('**/desk/api/uploads/**');
  await again(first!.name).click();
  await expect(page.locator('[data-photo]')).toHaveCount(before.length + 1);
  await expect(line(first!.name)).toHaveCount(0);
  await expect(line(second!.name)).toContainText('Refused: ');
  await again(second!.name).click();
  await expect(page.locator('[data-photo]')).toHaveCount(before.length + 2);
  await expect(tray).toHaveCount(0);
});

test('while the server has errors, an upload says that it is tried again, and can be stopped', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/503/);
  await open(page, desk);
  const before = await order(page);
  const tray = page.getByRole('region', { name: 'Photo uploads' });
  await page.route('**/desk/api/uploads/**', (route) => route.fulfill({ status: 503 }));
  const [first] = await PHOTOS();
  await drop(page, [first!]);
  await expect(tray).toContainText('The server had an error. Trying again…');
  await hears(page, 'The server had an error. Trying again…');
  await tray.getByRole('button', { name: 'Stop' }).click();
  await expect(tray).toHaveCount(0);
  expect(await order(page)).toEqual(before);

  await drop(page, [first!]);
  await expect(tray).toContainText('Trying again…');
  await page.unroute('**/desk/api/uploads/**');
  await expect(page.locator('[data-photo]')).toHaveCount(before.length + 1);
});

test('27 photos are all shown without a reload, even if the connection was lost in the middle', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  await open(page, desk);
  const before = (await order(page)).length;
  await drop(page, await cameraRoll(27));
  const shown = page.locator('[data-photo]');
  await expect.poll(() => shown.count()).toBeGreaterThan(before + 2);
  await page.context().setOffline(true);
  const tray = page.getByRole('region', { name: 'Photo uploads' });
  await expect(tray).toContainText('No connection. The desk continues');
  await page.context().setOffline(false);
  await expect(shown).toHaveCount(before + 27, { timeout: BUILD_MS });
  await expect(page.getByText(/Refused/)).toHaveCount(0);
  // Each is loaded when it comes near the window.
  const firstMissing = () =>
    shown.locator('img').evaluateAll((images) => {
      const missing = images.find(
        (image) => !(image instanceof HTMLImageElement && image.naturalWidth > 0),
      );
      missing?.scrollIntoView();
      return missing?.outerHTML;
    });
  await expect.poll(firstMissing, { intervals: [100] }).toBeUndefined();

  await page.goto(`${desk.origin}/desk/publish`);
  const opens = page.getByText('27 new pictures', { exact: true });
  await opens.press('Enter');
  await expect(opens.locator('xpath=../ul').getByRole('img').first()).toBeVisible();
  await expect(opens.locator('xpath=../ul/li')).toHaveCount(27);
});
