import type { Page } from '@playwright/test';
import {
  FEATURES_ROTATION_MS,
  PROJECTS_ROTATION_MS,
  SERVICES_STAGGER_MS,
  WHY_ROTATION_MS,
} from '#app/constants.ts';
import { content } from './content.ts';
import {
  expect,
  lookAt,
  scrollTo,
  sectionOf,
  test,
  visit,
  visitWithStoppedClock,
} from './studio.ts';

// Without films, which have their own tests.
test.use({ saveData: true });

const { expertise, services } = content;
const why = content['why-choose-us'];

const ROTATIONS = [
  { path: '/', heading: why.heading, everyMs: WHY_ROTATION_MS, slots: ['1', '2', '3', '0'] },
  { path: '/', heading: expertise.heading, everyMs: FEATURES_ROTATION_MS, slots: ['1', '2', '0'] },
  {
    path: '/projects',
    heading: content.projects.headline,
    everyMs: PROJECTS_ROTATION_MS,
    slots: content.projects.background.map((_, i, all) => String((i + 1) % all.length)),
  },
];
for (const { path, heading, everyMs, slots } of ROTATIONS)
  test(`the background of "${heading}" changes every ${everyMs / 1000} s`, async ({ page }) => {
    await visitWithStoppedClock(page, path);
    const background = sectionOf(page, heading).locator('[data-slot]');
    await lookAt(background);
    // The next picture is requested once the background rotates.
    await expect(background.locator('[data-shown]')).toHaveCount(2);
    for (const [before, slot] of slots.map((next, i) => [slots.at(i - 1)!, next] as const)) {
      await expect(background).toHaveAttribute('data-slot', before);
      await page.clock.runFor(everyMs - 100);
      await expect(background).toHaveAttribute('data-slot', before);
      await page.clock.runFor(100);
      await expect(background).toHaveAttribute('data-slot', slot);
    }
  });

test('why choose us shows three cards; its first picture is used twice', async ({ page }) => {
  await visit(page, '/whychooseus');
  for (const card of ['Customised', 'Theme & Concepts', 'Commitment'])
    await expect(page.getByRole('heading', { name: card })).toBeVisible();
  expect(why.background).toHaveLength(4);
  expect(why.background[2]).toBe(why.background[0]);
  expect(new Set(why.background).size).toBe(3);
});

test('services are revealed on scroll, one after another, and stay revealed', async ({ page }) => {
  await visit(page, '/');
  const section = sectionOf(page, services.heading);
  const items = section.getByRole('listitem');
  await expect(items).toHaveCount(4);
  await expect(section).toHaveAttribute('data-in-view', 'false');
  const delayOf = (item: Element) => Number.parseFloat(getComputedStyle(item).transitionDelay);
  const delays = await Promise.all((await items.all()).map((item) => item.evaluate(delayOf)));
  expect(delays).toEqual([0, 1, 2, 3].map((n) => (n * SERVICES_STAGGER_MS) / 1000));
  await lookAt(section);
  await expect(section).toHaveAttribute('data-in-view', 'true');
  await scrollTo(page, 0);
  await expect(sectionOf(page, why.heading)).toHaveAttribute('data-in-view', 'false');
  await expect(section).toHaveAttribute('data-in-view', 'true');
});

test('why choose us and features are in view only while on the screen', async ({ page }) => {
  await visit(page, '/');
  for (const heading of [why.heading, expertise.heading]) {
    const section = sectionOf(page, heading);
    for (let round = 0; round < 2; round += 1) {
      await lookAt(section);
      await expect(section).toHaveAttribute('data-in-view', 'true');
      await scrollTo(page, 0);
      await expect(section).toHaveAttribute('data-in-view', 'false');
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const last = (page: Page) => page.locator('main ~ footer');

  test('sections below the screen are laid out after the first scroll', async ({ page }) => {
    await visitWithStoppedClock(page, '/');
    await expect(last(page)).toHaveCSS('content-visibility', 'auto');
    await page.mouse.wheel(0, 200);
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(last(page)).toHaveCSS('content-visibility', 'visible', { timeout: 100 });
    }).toPass();
  });

  test('sections below the screen are laid out after a while without a scroll', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(last(page)).toHaveCSS('content-visibility', 'visible');
  });
});

test('a scroll makes the navbar lower without a layout shift', async ({ page }) => {
  await visit(page, '/');
  const bar = page.getByRole('banner');
  const heights = () =>
    page.evaluate(() => [
      document.querySelector('main')!.offsetTop,
      document.documentElement.scrollHeight,
    ]);
  const before = await heights();
  const tall = (await bar.boundingBox())!.height;
  await scrollTo(page, 400);
  await expect(bar).toHaveAttribute('data-scrolled', 'true');
  for (let frame = 0; frame < 20; frame += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await heights()).toEqual(before);
  }
  expect((await bar.boundingBox())!.height).toBeLessThan(tall);
});

for (const [at, shown, words] of [
  ['2026-06-01T10:00:00+05:30', '10:00', content.contact.veranda.open],
  ['2026-06-07T10:00:00+05:30', '10:00', content.contact.veranda.closed],
  ['2026-06-01T21:05:00+05:30', '21:05', content.contact.veranda.closed],
] as const)
  test(`at ${at} the contact page shows the time in Pune and whether the studio is open`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(at);
    await visit(page, '/contact');
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    await expect(page.getByText(words.replace('{closes}', '18:00'))).toBeVisible();
  });
