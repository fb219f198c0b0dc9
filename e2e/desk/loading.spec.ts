import { comeIn, expect, test } from './desk.ts';
import { row } from './inbox.ts';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`an enquiry that loads slowly shows its name at once, and nothing moves when it has loaded (${viewport.width})`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize(viewport);
    const id = await desk.enquire(30, { user_name: 'Meera Kale', message: 'A flat in Aundh.' });
    await comeIn(page, desk);
    let answer = () => {};
    const isWanted = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/desk/api/enquiries/${id}`, async (route) => {
      await isWanted;
      await route.continue();
    });
    await row(page, 'Meera Kale').click();
    const name = page.getByRole('heading', { level: 1, name: 'Meera Kale' });
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    const places = () =>
      Promise.all(
        [name, page.getByRole('link', { name: 'Back to enquiries' })].map((each) =>
          each.boundingBox(),
        ),
      );
    const before = (await places()).map((box) => box && [box.x, box.y]);
    answer();
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'A flat in Aundh.' }).first(),
    ).toBeVisible();
    expect((await places()).map((box) => box && [box.x, box.y])).toEqual(before);
  });

test('an enquiry that cannot be loaded says why, and loads automatically when the connection is back', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  await desk.enquire(30, { user_name: 'Meera Kale', message: 'A flat in Aundh.' });
  await comeIn(page, desk);
  await page.context().setOffline(true);
  await row(page, 'Meera Kale').click();
  await expect(page.getByText(/No connection/).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'A flat in Aundh.' }).first(),
  ).toBeVisible();
});
