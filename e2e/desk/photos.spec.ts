import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { axeFaults } from '../axe.ts';
import { changeLook } from '../look.ts';
import {
  BUILD_MS,
  comeIn,
  type DeskServer,
  expect,
  nothingWaits,
  OFFLINE,
  openAsColleague,
  test,
  whileOffline,
} from './desk.ts';
import { cameraRoll, drop, photo } from './photo-files.ts';

const FIXTURE = join(import.meta.dirname, '..', '..', 'tools', 'content', 'fixture', 'content');

/** The fixture's texts, with a picture for each of them. */
async function writeContent(): Promise<string> {
  const content = mkdtempSync(join(tmpdir(), 'photos-content-'));
  cpSync(FIXTURE, content, { recursive: true });
  const bytes = await photo('#a5805a');
  for (const category of ['commercial', 'residential'])
    for (const slug of readdirSync(join(content, 'projects', category))) {
      if (slug.includes('.')) continue;
      const folder = join(content, 'projects', category, slug);
      const { photos } = parse(readFileSync(join(folder, 'project.yaml'), 'utf8'));
      for (const file of Object.keys(photos)) writeFileSync(join(folder, file), bytes);
    }
  return content;
}
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright's way to say "no fixture"
  settings: async ({}, use) => {
    const content = await writeContent();
    await use({ CONTENT_DIR: content });
    rmSync(content, { recursive: true });
  },
});

const PATIL = '/projects/patil-residence';

async function open(page: Page, desk: DeskServer, path = PATIL) {
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
const frame = (page: Page, file: string) => page.locator(`[data-photo="${file}"]`);
const order = (page: Page) =>
  page
    .locator('[data-photo]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.photo));
const titles = (page: Page) =>
  page.getByRole('region', { name: 'Residential' }).locator('.project-name a').allInnerTexts();
const hears = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached();
/** Waits until everything has been sent to the server. */
async function kept(page: Page) {
  await nothingWaits(page);
  await expect(page.getByText(/^Saved \d\d:\d\d$/).first()).toBeAttached();
}
/** The middle of an element after it has stopped moving: reordered elements slide to their places. */
async function middle(what: Locator) {
  const box = async () => (await what.boundingBox())!;
  let last = await box();
  await expect
    .poll(async () => {
      const before = last;
      last = await box();
      return [last.x - before.x, last.y - before.y];
    })
    .toEqual([0, 0]);
  return { x: last.x + last.width / 2, y: last.y + last.height / 2 };
}
/**
 * Drops an element slightly left of another one's middle, that is, before it. Then waits, because a click just after a
 * drop is ignored.
 */
async function drag(page: Page, what: Locator, before: Locator) {
  const [from, to] = [await middle(what), await middle(before)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y - 8, { steps: 3 });
  await page.mouse.move(to.x - 12, to.y - 4, { steps: 8 });
  await page.mouse.up();
  await kept(page);
}
const description = (page: Page) => page.locator('#photo-alt');

const PHOTOS = async () => [
  { name: 'IMG_1.jpg', bytes: await photo('#7a5230') },
  { name: 'text.jpg', bytes: Buffer.from('This is no photo.') },
  { name: 'IMG_2.jpg', bytes: await photo('#30527a', 1400, 2100) },
  { name: 'IMG_3.jpg', bytes: await photo('#527a30') },
];

test('projects are reordered by keyboard, drag and menu; one is hidden, one is created', async ({
  page,
  desk,
  expectFault,
}) => {
  // A kind without a description.
  expectFault(/status of 400/);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, desk, '/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five projects');
  const before = await titles(page);
  const [first, second, third, fourth] = before as [string, string, string, string];
  const grip = (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true });

  await grip(second).press('Space');
  await page.keyboard.press('ArrowDown');
  await hears(page, `${second}, third of four`);
  await page.keyboard.press('Escape');
  await hears(page, `${second}, second of four. Cancelled.`);
  expect(await titles(page)).toEqual(before);
  await grip(second).press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await hears(page, `${second}, first of four. Dropped.`);
  await expect(grip(second)).toBeFocused();
  await drag(page, grip(fourth), grip(second));
  await hears(page, `${fourth}, first of four.`);
  await page.getByRole('button', { name: `Move to position … ${third}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `1 (now ${fourth})` })
    .click();
  await kept(page);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual([third, fourth, second, first]);

  await page.getByRole('switch', { name: third }).click();
  await expect(page.getByRole('switch', { name: third })).toHaveAttribute('aria-checked', 'false');
  await expect(page.getByRole('switch', { name: `Hidden ${third}` })).toBeVisible();

  await page.getByRole('button', { name: 'New project' }).click();
  const name = page.getByLabel('Name, as visitors read it');
  await name.fill('Kale Residence');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add a kind' }).click();
  const title = page.getByLabel('Name', { exact: true }).last();
  await title.fill('Cafés');
  await page.getByRole('button', { name: 'Add the kind' }).click();
  await expect(page.getByLabel('What it is, in a sentence').last()).toBeFocused();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Add a kind' }).click();
  await expect(title).toHaveValue('Cafés');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(title).toHaveValue('');
  await page.getByRole('button', { name: 'New project' }).click();
  await expect(name).toHaveValue('Kale Residence');
  await page.getByRole('button', { name: 'Create the project' }).click();
  await expect(page.getByRole('heading', { name: 'Kale Residence' })).toBeVisible();
  await expect(page.getByText('No pictures yet')).toBeVisible();
  await page.getByRole('button', { name: 'Remove this project' }).click();
  await expect(page.getByText('Kale Residence was removed.')).toBeVisible();
  await page.keyboard.press('z');
  await expect.poll(() => titles(page)).toContain('Kale Residence');
});

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
  await page.getByRole('button', { name: 'Write the date' }).click();
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
    await page.getByRole('textbox', { name: 'Where' }).fill('Kothrud');
    const other = await openAsColleague(browser, desk, page.url());
    await other.getByRole('textbox', { name: 'Where' }).fill('Aundh');
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
  await expect(page.getByRole('textbox', { name: 'Where' })).toHaveValue('Kothrud');
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
  await expect(page.getByRole('group', { name: 'What the pictures are' })).toBeVisible();
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
  await expect(page.getByText('Saved as you go').first()).toBeAttached();

  // The beginning may be the key of a level, which is shown by the level's name at the next visit.
  await cost.fill('high');
  await expect(page.getByText(/^Saved \d\d:\d\d$/).first()).toBeAttached();
  await expect(cost).toHaveValue('high');
  await cost.press('End');
  await cost.pressSequentially(' end, ₹ 40 lakh');
  await expect(cost).toHaveValue('high end, ₹ 40 lakh');
});

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

test.describe('on a phone', () => {
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
    const [from, to] = [
      await middle(frame(page, before[2]!)),
      await middle(frame(page, before[0]!)),
    ];
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
});

/** Wide in the light scheme, and on a phone in the dark scheme. */
const LOOKS = [
  { width: 1440, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

test('axe finds nothing and nothing scrolls sideways, wide in the light scheme and on a phone in the dark scheme', async ({
  page,
  desk,
}) => {
  const check = async () => {
    for (const look of LOOKS) {
      await changeLook(page, look);
      expect(await axeFaults(page)).toEqual([]);
      if (look.width < 400) await page.setViewportSize({ width: 320, height: 700 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
  };
  await open(page, desk, '/projects');
  await check();
  await page.goto(`${desk.origin}/desk${PATIL}`);
  await expect(frame(page, '01.jpg')).toBeVisible();
  await check();
  await page.goto(`${desk.origin}/desk${PATIL}#02.jpg`);
  await expect(description(page)).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Picture 2 was removed.', { exact: false })).toBeVisible();
  await check();
});
