import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFaults } from '../axe.ts';
import {
  comeIn,
  type DeskServer,
  expect,
  OFFLINE,
  openAsColleague,
  test,
  whileOffline,
} from './desk.ts';

const WALLS =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 900"><path d="M20 20H580V880H20ZM20 450H580" fill="none" stroke="#111" stroke-width="10"/></svg>';
const VIEWS = {
  unit: 60,
  north: 0,
  rooms: [{ name: 'Kitchen', at: [300, 200], rects: [[0, -7.5, 10, 0]] }],
  views: [{ file: '01.jpg', x: 5, y: -5, heading: 350, fov: 60, page: [300, 300] }],
};

/** A content folder with one project: a plan and three pictures, one of which is placed. */
async function writeContent(): Promise<string> {
  const content = mkdtempSync(join(tmpdir(), 'plan-content-'));
  const folder = join(content, 'projects', 'residential', 'shah-residence');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(content, 'site.yaml'), 'name: Osari\n');
  writeFileSync(join(folder, '..', 'category.yaml'), 'title: Residential\n');
  writeFileSync(
    join(folder, 'project.yaml'),
    `title: Shah Residence\nphotos:\n  01.jpg: { room: Kitchen, title: "By the window", straighten: 5 }\n  02.jpg: { room: Kitchen, title: "The counter" }\n  03.jpg: { room: Bath, title: "Green tiles" }\n`,
  );
  writeFileSync(join(folder, 'plan.svg'), WALLS);
  writeFileSync(join(folder, 'views.json'), JSON.stringify(VIEWS));
  const picture = { width: 90, height: 60, channels: 3, background: '#a5805a' } as const;
  const bytes = await sharp({ create: picture }).jpeg().toBuffer();
  for (const file of ['01.jpg', '02.jpg', '03.jpg']) writeFileSync(join(folder, file), bytes);
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

const DRAFT = 'draft/content/projects/residential/shah-residence';
const draft = ({ dataDir }: DeskServer, file: string) =>
  readFileSync(join(dataDir, DRAFT, file), 'utf8');
const views = (desk: DeskServer) => JSON.parse(draft(desk, 'views.json')) as typeof VIEWS;
const viewOf = (desk: DeskServer, file: string) =>
  views(desk).views.find((view) => view.file === file);

async function openPlan(page: Page, desk: DeskServer) {
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/projects/shah-residence/plan`);
  await expect(page.getByRole('heading', { name: 'Camera positions' })).toBeVisible();
}
const dot = (page: Page, n: number) => page.getByRole('button', { name: new RegExp(`^${n}, `) });
const centre = async (page: Page, selector: string) => {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}
/** Screen pixels per unit of the drawing. */
const scaleOf = async (page: Page) =>
  (await page.locator('.plan-paper').boundingBox())!.width / 600;

test('the small pictures beside the plan are shown, straightened as on the site', async ({
  page,
  desk,
}) => {
  await openPlan(page, desk);
  const pictures = page.locator('.who img');
  const widths = () =>
    pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([expect.any(Number), 90, 90]);
  const [straightened = 0] = await widths();
  expect(straightened).toBeGreaterThan(0);
  expect(straightened).toBeLessThan(90);
});

test('a dot is dragged to where the camera was, its ring to where it pointed, its edge to its angle of view', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPlan(page, desk);
  const scale = await scaleOf(page);
  const from = await centre(page, '[data-dot="01.jpg"] .reach');
  await drag(page, from, { x: from.x + 60 * scale, y: from.y - 30 * scale });
  await expect.poll(() => viewOf(desk, '01.jpg')?.page[0]).toBeCloseTo(360, -1);
  expect(viewOf(desk, '01.jpg')?.page[1]).toBeCloseTo(270, -1);
  // One metre to the right and half a metre up, also in the coordinates of the scene.
  expect(viewOf(desk, '01.jpg')?.x).toBeCloseTo(6, 0);
  const at = await centre(page, '[data-dot="01.jpg"] .reach');
  await drag(page, await centre(page, '[data-handle="direction"] .face'), {
    x: at.x + 120,
    y: at.y,
  });
  await expect.poll(() => viewOf(desk, '01.jpg')?.heading).toBeCloseTo(90, -1);
  await drag(page, await centre(page, '[data-handle="lens"] .face'), {
    x: at.x + 100,
    y: at.y + 100,
  });
  await expect.poll(() => viewOf(desk, '01.jpg')?.fov).toBeCloseTo(90, -1);
  await expect(page.getByText('Kitchen. The camera looks east', { exact: false })).toBeVisible();
  // The published version has not changed.
  expect(views(desk).views).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Direction' })).toHaveValue('90');
});

test('leaving at once loses nothing', async ({ page, desk }) => {
  await openPlan(page, desk);
  await dot(page, 1).press('ArrowRight');
  await page.goto('about:blank');
  await expect.poll(() => viewOf(desk, '01.jpg')?.page).toEqual([306, 300]);
});

test('everything works by keyboard and by number, and is announced', async ({ page, desk }) => {
  await openPlan(page, desk);
  await dot(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('status').last()).toHaveText(
    '5.1 m from the left, 6.0 m from the top',
  );
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  await expect(page.getByRole('status').last()).toHaveText('5 degrees, looks north');
  await page.keyboard.press('=');
  await expect(page.getByRole('status').last()).toHaveText('View width 62 degrees');
  await expect
    .poll(() => viewOf(desk, '01.jpg'))
    .toMatchObject({ page: [306, 360], heading: 5, fov: 62 });
  await page.getByRole('spinbutton', { name: 'Direction' }).fill('200');
  await page.getByRole('spinbutton', { name: 'View width' }).fill('48');
  await page.getByLabel('Camera height').fill('1.3');
  await page.getByLabel('From left').fill('2.5');
  await expect
    .poll(() => viewOf(desk, '01.jpg'))
    .toMatchObject({ page: [150, 360], heading: 200, fov: 48, z: 1.3 });
  // While typing, keys do not move the dot.
  await page.getByRole('spinbutton', { name: 'Direction' }).press('ArrowLeft');
  expect(viewOf(desk, '01.jpg')?.page).toEqual([150, 360]);
  // A picture that is not placed: Enter puts it into its room; then the arrows move it.
  await page.getByRole('button', { name: /The counter/ }).press('Enter');
  await expect(dot(page, 2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => viewOf(desk, '02.jpg')?.page).toEqual([300, 219]);
  await page.getByRole('button', { name: 'Remove from the plan' }).click();
  await expect.poll(() => viewOf(desk, '02.jpg')).toBeUndefined();
});

test('a picture is dragged from the list onto the plan', async ({ page, desk }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPlan(page, desk);
  await expect(page.getByText('Pictures placed on the plan: 1 of 3.')).toBeVisible();
  const paper = (await page.locator('.plan-paper').boundingBox())!;
  await drag(page, await centre(page, '.plan-pictures li:nth-child(3) img'), {
    x: paper.x + paper.width / 2,
    y: paper.y + paper.height * 0.75,
  });
  await expect(page.getByText('Pictures placed on the plan: 2 of 3.')).toBeVisible();
  await expect.poll(() => viewOf(desk, '03.jpg')?.page[1]).toBeCloseTo(675, -1);
});

test('a change that somebody else made meanwhile is shown beside one’s own, and one is kept', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(OFFLINE);
  await openPlan(page, desk);
  await whileOffline(page, async () => {
    await dot(page, 1).press('ArrowLeft');
    const other = await openAsColleague(browser, desk, page.url());
    await dot(other, 1).press('ArrowDown');
    await expect.poll(() => viewOf(desk, '01.jpg')?.page).toEqual([300, 306]);
    await other.context().close();
  });
  await expect(page.getByText(/changed (this )?meanwhile/i)).toBeVisible();
  await page.getByRole('button', { name: 'Keep yours' }).click();
  await expect.poll(() => viewOf(desk, '01.jpg')?.page).toEqual([294, 300]);
});

test('a new plan is uploaded without harmful parts, measured, and can be undone', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/422/);
  await openPlan(page, desk);
  const choose = async (name: string, text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'choose one' }).click();
    await (await chooser).setFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  };
  await choose('plan.svg', 'Hello');
  await expect(page.getByRole('alert')).toContainText('not an SVG, PNG, JPEG or PDF');
  await choose(
    'plan.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" onload="taken()"><script>taken()</script><rect x="20" y="20" width="1160" height="760" fill="none" stroke="#000"/></svg>',
  );
  await expect(
    page.getByText('The plan was saved as a picture. Its white parts take the colour of the page.'),
  ).toBeVisible();
  await expect(page.getByText('Pictures placed on the plan: 0 of 3.')).toBeVisible();
  expect(draft(desk, 'plan.svg')).not.toMatch(/script|onload|taken/);
  await page.getByRole('button', { name: 'Scale and north' }).click();
  await page.getByLabel('Its length in metres').fill('8');
  await page.getByRole('button', { name: 'Set the scale' }).click();
  await page.getByRole('spinbutton', { name: 'North, in degrees' }).fill('30');
  // The line covers two fifths of the drawing's width.
  const [, width = ''] = /viewBox="0 0 (\d+)/.exec(draft(desk, 'plan.svg')) ?? [];
  await expect.poll(() => views(desk).north).toBe(30);
  expect(views(desk).unit).toBeCloseTo((0.4 * Number(width)) / 8, 0);
  await page.getByRole('slider', { name: 'North' }).press(']');
  await expect.poll(() => views(desk).north).toBe(35);
  await page.getByRole('button', { name: 'Other end of the line' }).press('Shift+ArrowRight');
  await expect(page.getByLabel('Its length in metres')).not.toHaveValue('8.00');
  await page.reload();
  await page.getByRole('button', { name: 'Restore the previous plan' }).click();
  await expect(page.getByText('Pictures placed on the plan: 1 of 3.')).toBeVisible();
  expect(draft(desk, 'plan.svg')).toBe(WALLS);
});

test('a scanned sheet is shown in the colours of paper and ink, in both schemes', async ({
  page,
  desk,
}) => {
  await openPlan(page, desk);
  const sheet = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#fff' },
  })
    .composite([
      {
        input: { create: { width: 500, height: 300, channels: 3, background: '#111' } },
        left: 150,
        top: 150,
      },
    ])
    .png()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'choose one' }).click();
  await (await chooser).setFiles({ name: 'scan.png', mimeType: 'image/png', buffer: sheet });
  await expect(page.getByText('The plan was saved as a picture', { exact: false })).toBeVisible();
  const middle = async () => {
    const shot = await page.locator('.plan-paper img').screenshot();
    const { channels } = await sharp(shot)
      .extract({ left: 100, top: 100, width: 9, height: 9 })
      .stats();
    return channels[0]!.mean;
  };
  // The drawing is replaced once it has been loaded again.
  await expect(async () => expect(await middle()).toBeLessThan(60)).toPass();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(async () => expect(await middle()).toBeGreaterThan(110)).toPass();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a tap places the picture, a finger moves it, nothing scrolls sideways', async ({
    page,
    desk,
  }) => {
    await openPlan(page, desk);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /Green tiles/ }).tap();
    await page.locator('.board').evaluate((board) => board.scrollIntoView({ block: 'start' }));
    const paper = (await page.locator('.plan-paper').boundingBox())!;
    await page.touchscreen.tap(paper.x + paper.width / 2, paper.y + paper.height * 0.7);
    await expect.poll(() => viewOf(desk, '03.jpg')?.page[1]).toBeCloseTo(630, -1);
    const at = await centre(page, '[data-dot="03.jpg"] .reach');
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    const before = viewOf(desk, '03.jpg')!.page[0]!;
    await touch('touchStart', at.x, at.y);
    await touch('touchMove', at.x - 20, at.y);
    await touch('touchMove', at.x - 40, at.y);
    await touch('touchEnd', 0, 0);
    await expect.poll(() => viewOf(desk, '03.jpg')!.page[0]).toBeLessThan(before - 20);
  });
});

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const)
  test.describe(`axe, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } });
    test(`finds nothing in plan and films, ${colorScheme}, ${width} px`, async ({ page, desk }) => {
      await openPlan(page, desk);
      const check = async () => {
        expect(await axeFaults(page)).toEqual([]);
      };
      await check();
      await page.getByRole('button', { name: 'Scale and north' }).click();
      await check();
      await page.goto(`${desk.origin}/desk/films`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check();
    });
  });
