import { truncateSync, writeFileSync } from 'node:fs';
import { expect } from './desk.ts';
import { drop } from './photo-files.ts';
import {
  description,
  drag,
  frame,
  hears,
  kept,
  middle,
  open,
  order,
  PHOTOS,
  test,
} from './projects.ts';

test('photos are dropped, one is refused, the others are described, reordered and given a focal point', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/422/);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, desk);
  const before = await order(page);
  await drop(page, await PHOTOS());
  await hears(page, '4 photos are uploading.');
  await hears(page, 'All done: 3 uploaded, 1 refused.');
  const tray = page.getByRole('region', { name: 'Photo uploads' });
  await expect(tray.getByText(/^Refused: /)).toBeVisible();
  await tray.getByRole('button', { name: 'Remove text.jpg' }).click();
  await expect(tray).toHaveCount(0);
  const [one, two, three] = (await order(page)).slice(before.length) as [string, string, string];
  // In the order in which they were chosen.
  expect(
    await frame(page, two)
      .locator('img')
      .evaluate((img: HTMLImageElement) => img.height > img.width),
  ).toBe(true);

  await frame(page, before[0]!).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(description(page)).toBeFocused();
  await page.keyboard.type('A brown wall, and nothing else.');
  const stage = await page.getByLabel('When it was taken').boundingBox();
  expect(stage!.height).toBeLessThan(50);
  await page.getByLabel('Room', { exact: true }).fill('Study');
  await page.getByLabel('Title', { exact: true }).fill('Brown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page).toHaveURL(new RegExp(`#${two}$`));
  await expect(description(page)).toBeFocused();
  await page.keyboard.type('A blue wall.');
  await kept(page);

  // 0 assigns the room of the previous picture, another number another room; each moves to the next picture.
  await frame(page, two).press('0');
  await expect(frame(page, two)).toContainText('Study');
  await expect(frame(page, three)).toBeFocused();
  await page.keyboard.press('2');
  // The notice and its Undo belong to the last key only.
  await expect(frame(page, three)).not.toContainText('Room not chosen');
  // It is above the row of keys, which still work.
  const [notice, keys] = await Promise.all(
    ['.undo', '#sheet-keys'].map(async (one) => (await page.locator(one).boundingBox())!),
  );
  expect(notice!.y + notice!.height).toBeLessThanOrEqual(keys!.y);
  await page.keyboard.press('z');
  await expect(frame(page, three)).toContainText('Room not chosen');
  await expect(frame(page, two)).toContainText('Study');
  await page.keyboard.press('2');
  const rooms = page.getByRole('group', { name: 'Rooms' }).getByRole('button');
  const second = (await rooms.nth(1).innerText()).replace(/^2\s*/, '');
  await expect(frame(page, three)).toContainText(second);
  await expect(rooms.nth(1)).toHaveAttribute('aria-pressed', 'true');
  // A suggestion fills the field, and is saved once it is changed.
  const suggested = page.getByRole('group', { name: 'Suggestions' }).getByRole('button').first();
  await suggested.press('Enter');
  await expect(description(page)).toHaveValue(new RegExp(second));
  await expect(description(page)).toBeFocused();
  await expect(page.getByText(/^This suggestion is not saved\./)).toBeVisible();
  await frame(page, two).click();
  await frame(page, three).click();
  await expect(description(page)).toHaveValue('');
  await suggested.click();
  await page.keyboard.type(' A red wall.');
  await expect(suggested).toHaveCount(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await kept(page);

  // Arrows move, Space lifts, and numbers have no effect meanwhile; then the same by mouse.
  await frame(page, one).focus();
  await page.keyboard.press('ArrowRight');
  await expect(frame(page, two)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('1');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await hears(page, /first of .*Dropped/);
  await drag(page, frame(page, three), frame(page, two));
  await frame(page, two).click();
  const ring = page.getByRole('button', { name: /^Focal point/ });
  await ring.press('ArrowLeft');
  await ring.press('Shift+ArrowUp');
  await expect(ring).toHaveAccessibleName(/48 % from the left, 40 % from the top/);
  await page.getByRole('button', { name: 'Use as cover' }).click();
  await kept(page);
  await page.reload();
  await expect.poll(() => order(page)).toEqual([three, two, ...before, one]);
  await expect(ring).toHaveAccessibleName(/48 % from the left, 40 % from the top/);
  await expect(frame(page, two).getByText('Cover')).toBeVisible();
  await expect(description(page)).toHaveValue('A blue wall.');

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(frame(page, two)).toHaveCount(0);
  await expect(frame(page, before[0]!)).toBeFocused();
  await page.keyboard.press('z');
  await expect.poll(() => order(page)).toEqual([three, two, ...before, one]);
  await page.goto(`${page.url().split('#')[0]}#${two}`);
  await expect(description(page)).toHaveValue('A blue wall.');
});

test('a picture that is dropped quickly lands where it was dropped, while the desk is busy', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, desk);
  await drop(page, (await PHOTOS()).slice(2));
  await hears(page, 'All done: 2 uploaded');
  const files = (await order(page)) as string[];
  const [first, last] = [files[0]!, files.at(-1)!];
  const [from, to] = [await middle(frame(page, last)), await middle(frame(page, first))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y - 8, { steps: 3 });
  const busy = page.evaluate(() => {
    const until = performance.now() + 500;
    while (performance.now() < until);
  });
  await Promise.all([busy, page.mouse.move(to.x - 12, to.y - 4), page.mouse.up()]);
  await kept(page);
  await expect.poll(() => order(page)).toEqual([last, ...files.slice(0, -1)]);
});

test('a photo above the limit is refused with the limit, before any of it is sent', async ({
  page,
  desk,
}, info) => {
  const large = info.outputPath('scan.tiff');
  writeFileSync(large, '');
  truncateSync(large, 120 * 1024 * 1024 + 1);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await open(page, desk);
  await page.getByLabel('Photos', { exact: true }).setInputFiles(large);
  const tray = page.getByRole('region', { name: 'Photo uploads' });
  await expect(tray.getByText('Refused: This file is larger than 120 MB.')).toBeVisible();
  expect(sent.filter((url) => url.includes('/uploads/'))).toEqual([]);
});
