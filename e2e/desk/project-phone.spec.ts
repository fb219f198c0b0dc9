import { expect } from './desk.ts';
import { description, frame, kept, middle, open, order, PHOTOS, test } from './projects.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test('pictures come from the camera roll, are described one after another and moved by touch', async ({
  page,
  desk,
}) => {
  await open(page, desk);
  const before = await order(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose photos' }).tap();
  const files = (await PHOTOS()).filter(({ name }) => name !== 'text.jpg');
  await (await chooser).setFiles(
    files.map(({ name, bytes }) => ({ name, mimeType: 'image/jpeg', buffer: bytes })),
  );
  await page.getByRole('button', { name: 'Describe 3 pictures' }).tap();
  for (const words of ['Brown.', 'Blue.']) {
    await expect(description(page)).toHaveValue('');
    await expect(description(page)).toBeFocused();
    await page.keyboard.type(words);
    await page.getByRole('button', { name: /^Next: \d+, room not chosen/ }).tap();
  }
  await expect(page.getByText('1 still to describe')).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).tap();
  await expect(page.getByRole('button', { name: 'Describe 1 picture' })).toBeVisible();
  await kept(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const [from, to] = [await middle(frame(page, before[2]!)), await middle(frame(page, before[0]!))];
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await touch('touchStart', from.x, from.y);
  await expect(page.locator('.photo-ghost, .photo.away').first()).toBeAttached();
  await touch('touchMove', from.x, from.y - 10);
  await touch('touchMove', to.x - 20, to.y);
  await touch('touchMove', to.x - 22, to.y);
  await expect(page.locator('.gap-before')).toBeAttached();
  await touch('touchEnd', 0, 0);
  await expect.poll(async () => (await order(page))[0]).toBe(before[2]);
  await kept(page);
});

test('while details are typed, the bar above says whether they are saved', async ({
  page,
  desk,
}) => {
  await open(page, desk);
  const bar = page.locator('.project-top');
  await expect(bar.getByText('Saved')).toHaveCount(0);
  const scope = page.getByLabel('Scope');
  await scope.fill('Interior and lighting');
  await expect(bar.getByText(/^Saved \d\d:\d\d$/)).toBeInViewport();
  await expect(scope).toBeInViewport();
  expect((await bar.boundingBox())?.y).toBe(0);
});

test('the bar above a picture says why its text is not saved yet', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/429/);
  await open(page, desk);
  await page.route('**/photos/*/alt', (route) => route.fulfill({ status: 429, body: '' }));
  await frame(page, (await order(page))[0]!).tap();
  await description(page).fill('A swing in the hall.');
  const bar = page.locator('.project-top');
  await expect(bar).toContainText('Server busy. Not saved yet.');
  await page.unroute('**/photos/*/alt');
  await kept(page);
  await expect(bar).not.toContainText('Not saved yet');
});
