import type { Locator } from '@playwright/test';
import { COUNT_UP } from '#app/constants.ts';
import { unlessHidden } from '#content-model/sections.server.ts';
import { content } from './content.ts';
import { expect, lookAt, sectionOf, test, visit, visitWithStoppedClock } from './studio.ts';

// Without films, which have their own tests.
test.use({ saveData: true });

const { home, expertise, services, faq } = content;
const why = content['why-choose-us'];
/** The owner may show no weeks, or hide them. */
const weeks = unlessHidden(content.process, 'sameCamera', content.process.sameCamera);

test('the sections of the home page are in order', async ({ page }) => {
  await visit(page, '/');
  const shown = (section: keyof NonNullable<typeof home.hidden>, landmark: string | undefined) =>
    unlessHidden(home, section, landmark) ?? [];
  const landmarks = [
    home.hero.headline,
    shown('counters', home.counters[0]?.label),
    shown('about', home.about.heading),
    shown('achievements', content.achievements.items[0]?.value),
    shown('expertise', expertise.heading),
    shown('why', why.heading),
    shown('services', services.heading),
    weeks?.heading ?? [],
    shown('projects', home.projects.heading),
    shown('faq', faq.heading),
    home.contact.heading,
    `© ${new Date().getFullYear()}`,
  ].flat();
  const text = await page
    .locator('body')
    .evaluate((body) =>
      [...body.querySelectorAll('main, footer')].map((part) => part.textContent).join(' '),
    );
  const places = landmarks.map((landmark) => text.indexOf(landmark));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('a phone in landscape shows the headline and the films at once, side by side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, '/');
  await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('main picture').first()).toBeInViewport({ ratio: 0.6 });
});

const COUNT_UP_MS = COUNT_UP.steps * COUNT_UP.everyMs;
const COUNTERS = unlessHidden(home, 'counters', home.counters) ?? [];

test('on a desktop the first home is highlighted and its picture shown, until another is pointed at', async ({
  page,
}) => {
  await visit(page, '/');
  const names = page.getByRole('region', { name: home.projects.heading }).getByRole('listitem');
  const [first, second] = [names.first(), names.nth(1)];
  const colour = (of: Locator) =>
    of
      .getByRole('link')
      .locator('span')
      .first()
      .evaluate((name) => getComputedStyle(name).color);
  await lookAt(first);
  await page.mouse.move(0, 0);
  await expect(first.locator('img')).toBeVisible();
  const highlight = await colour(first);
  expect(highlight).not.toBe(await colour(second));
  await second.getByRole('link').hover();
  await expect.poll(() => colour(second)).toBe(highlight);
  await expect.poll(() => colour(first)).not.toBe(highlight);
});

test('the counters count up from 0 to their targets in 200 steps of 10 ms', async ({ page }) => {
  test.skip(COUNTERS.length === 0, 'content/home.yaml shows no counters');
  await visitWithStoppedClock(page, '/');
  const strip = page.locator('dl').filter({ hasText: COUNTERS[0]!.label });
  const numbers = strip.locator('dd [aria-hidden]');
  await expect(strip).toHaveAttribute('data-in-view', 'false');
  const seen = COUNTERS.map(({ target }) => String(target));
  await expect(numbers).toHaveText(seen);
  await lookAt(strip);
  await expect(numbers).toHaveText(COUNTERS.map(() => '0'));
  await page.clock.runFor(COUNT_UP_MS / 2);
  await expect(numbers).toHaveText(COUNTERS.map(({ target }) => String(Math.round(target / 2))));
  // A screen reader reads the final number at any time.
  await expect(strip).toMatchAriaSnapshot(
    COUNTERS.map(({ label, target }) => `- term: ${label}\n- definition: "${target}"`).join('\n'),
  );
  await page.clock.runFor(COUNT_UP_MS / 2);
  await expect(numbers).toHaveText(seen);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the final numbers of the counters are in the HTML', async ({ page }) => {
    await page.goto('/');
    for (const { label, target } of COUNTERS)
      await expect(page.locator('dl > div', { hasText: label })).toContainText(String(target));
  });
});

test('a screen reader reads each achievement once', async ({ page }) => {
  const { items } = content.achievements;
  test.skip(items.length === 0 || Boolean(home.hidden?.achievements), 'the home page shows none');
  await visit(page, '/');
  const strip = page.getByRole('region', { name: content.achievements.label });
  const statements = strip.getByRole('listitem');
  await expect(statements).toHaveText(items.map(({ value }) => value));
});

test('two tabs with boxes: expertise first, then features', async ({ page }) => {
  test.skip(Boolean(home.hidden?.expertise), 'content/home.yaml hides them');
  await visit(page, '/');
  const section = sectionOf(page, expertise.heading);
  const titles = [expertise.expertise, expertise.features].map(({ items }) =>
    items.map(({ title }) => title),
  );
  const [first, second] = [expertise.expertise, expertise.features].map(({ label }) =>
    section.getByRole('tab', { name: label, exact: true }),
  );
  const boxes = section.getByRole('tabpanel').getByRole('heading');
  await expect(first!).toHaveAttribute('aria-selected', 'true');
  await expect(boxes).toHaveText(titles[0]!);
  await second!.click();
  await expect(boxes).toHaveText(titles[1]!);
  await page.keyboard.press('ArrowRight');
  await expect(first!).toBeFocused();
  await expect(boxes).toHaveText(titles[0]!);
  await page.keyboard.press('ArrowLeft');
  await expect(second!).toHaveAttribute('aria-selected', 'true');
});
