import type { Page } from '@playwright/test';
import { axeFaults } from '../axe.ts';
import { changeLook } from '../look.ts';
import { expect } from './desk.ts';
import { description, drag, frame, hears, kept, open, PATIL, test } from './projects.ts';

const titles = (page: Page) =>
  page.getByRole('region', { name: 'Residential' }).locator('.project-name a').allInnerTexts();

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
