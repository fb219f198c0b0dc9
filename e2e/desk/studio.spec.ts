/** "Start with my own studio": offer, form, list of remaining tasks, publish, and a site without the demonstration. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hasDemonstration } from '#server/new-studio/demonstration.ts';
import { axeFaults } from '../axe.ts';
import { BUILD_MS, comeIn, expect, test } from './desk.ts';

test.use({ isReleased: true });
test.skip(!hasDemonstration(), 'The content is a studio’s own already.');

/** Names of the demonstration's brand, homes, people and place. */
const SAMPLES = /Osari|ओसरी|Patil|Joshi|Deshmukh|Kulkarni|Salon Project|Founder One|Baner/;
const FACTS: Readonly<Record<string, string>> = {
  'In Devanagari, if you like': 'अंगण',
  'Full name, if it is longer': 'Angan Interiors',
  'What you do, in a sentence': 'Angan draws and builds homes in and around Nashik.',
  'Founding year': '2018',
  'Number of people': '4',
  Phone: '0253 234 5678',
  'WhatsApp, if you use it': '+91 98220 12345',
  Email: 'desk@angan.in',
  Street: '12 College Road',
  Locality: 'Gangapur Road',
  'Postal code': '422005',
  City: 'Nashik',
  State: 'Maharashtra',
  'Pin on the map': '20.0059, 73.7629',
  'Where you work': 'Gangapur Road, College Road',
  Role: 'Principal designer',
  'A sentence or two': 'She draws by hand first.',
};
const svg = (inner: string) => ({
  name: 'mark.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">${inner}</svg>`),
});

async function accessible(page: Page, what: string) {
  expect(await axeFaults(page), what).toEqual([]);
}

test('the demonstration becomes one’s own studio, from the first sign-in to the published site', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/status of 4(00|22)/);
  await comeIn(page, desk);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Start with your own studio');
  await accessible(page, 'the form');

  for (const [label, value] of Object.entries(FACTS))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Name', { exact: true }).first().fill('Angan');
  await page.getByLabel('Name', { exact: true }).last().fill('Asha Kale');
  await page.getByLabel('Another colour').fill('#f3e27a');
  await page.getByLabel('Upload your own logo').setInputFiles(svg('<script>alert(1)</script>'));
  await expect(page.getByText('This file holds parts that do not belong in a logo')).toBeVisible();
  const press = page.getByRole('button', { name: 'Replace the demonstration' });
  await press.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the demonstration' }).click();
  await expect(page.getByText('The colour is too light to be read on the page.')).toBeVisible();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  // A reload loses nothing.
  await page.reload();
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Nashik');
  await page.getByText('Pine', { exact: true }).locator('..').click();
  await page.getByLabel('Upload your own logo').setInputFiles(svg('<path d="M5 5h50v50Z"/>'));
  await expect(page.getByText('Your own logo', { exact: true })).toBeVisible();
  await press.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the demonstration' }).click();

  await expect(heading).toHaveText(/ left to do$/);
  await accessible(page, 'the list');
  const right = page.getByRole('button', {
    name: /^This is right: “Homes, drawn and built/,
    includeHidden: true,
  });
  const fold = page.locator('main details', { has: right });
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
  await right.click();
  await expect(right).toHaveCount(0);
  await expect(page.getByText(/^[1-9]\d* of \d+ done$/)).toBeVisible();
  expect(readFileSync(join(desk.dataDir, 'draft/content/home.yaml'), 'utf8')).toMatch(
    /headline: Homes, drawn and built\..*# confirmed/,
  );
  await page
    .getByRole('link', { name: /^Change: “Interiors for homes and workplaces, by/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/desk\/words\/home#hero\.lead$/);

  const front = async () => (await page.request.get(desk.origin)).text();
  expect(await front()).toMatch(SAMPLES);
  await page.goto(`${desk.origin}/desk/publish`);
  await page.getByRole('button', { name: /^Publish .* changes$/ }).click();
  await expect.poll(front, { timeout: BUILD_MS }).toContain('Angan');

  const sitemap = await (await page.request.get(`${desk.origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, at]) => at!);
  expect(paths.length).toBeGreaterThan(7);
  for (const path of [...paths, '/llms.txt', '/nothing-here']) {
    const text = await (await page.request.get(desk.origin + (path || '/'))).text();
    expect(SAMPLES.exec(text)?.[0], path).toBeUndefined();
    for (const [, src] of text.matchAll(/<img[^>]*? src="([^"]+)"/g))
      expect((await page.request.get(desk.origin + src)).status(), src).toBe(200);
  }
  // Text that is still fading in has less contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(desk.origin);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.locator('h1')).toHaveText('Homes, drawn and built.');
  await accessible(page, 'the site');
});
