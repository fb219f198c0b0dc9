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

// Without films: they have a walk of their own.
test.use({ saveData: true });

const { home, expertise, services, faq } = content;
const why = content['why-choose-us'];

test('the sections of the home page stand in their order', async ({ page }) => {
  await visit(page, '/');
  const landmarks = [
    home.hero.headline,
    'Happy Customers',
    home.about.heading,
    content.achievements.items[0]!.value,
    expertise.heading,
    why.heading,
    services.heading,
    home.projects.heading,
    faq.heading,
    home.contact.heading,
    `© ${new Date().getFullYear()}`,
  ];
  const text = await page
    .locator('body')
    .evaluate((body) =>
      [...body.querySelectorAll('main, footer')].map((part) => part.textContent).join(' '),
    );
  const places = landmarks.map((landmark) => text.indexOf(landmark));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

const COUNTERS = [
  { label: 'Happy Customers', target: 60 },
  { label: 'Live Projects', target: 7 },
  { label: 'Project Completed', target: 65 },
  { label: 'Years of Experience', target: 12 },
];

test('four counters climb from 0 to their targets in 200 steps of 10 ms', async ({ page }) => {
  await visitWithStoppedClock(page, '/');
  const strip = page.locator('dl').filter({ hasText: COUNTERS[0]!.label });
  const numbers = strip.locator('dd [aria-hidden]');
  await expect(strip).toHaveAttribute('data-in-view', 'false');
  const seen = COUNTERS.map(({ target }) => String(target));
  await expect(numbers).toHaveText(seen);
  await lookAt(strip);
  await expect(numbers).toHaveText(['0', '0', '0', '0']);
  await page.clock.runFor(1000);
  await expect(numbers).toHaveText(['30', '4', '33', '6']);
  // A screen reader hears the final number at every moment.
  await expect(strip).toMatchAriaSnapshot(
    COUNTERS.map(({ label, target }) => `- term: ${label}\n- definition: "${target}"`).join('\n'),
  );
  await page.clock.runFor(1000);
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

test('seven achievements are told once to a screen reader; the last is listed twice', async ({
  page,
}) => {
  await visit(page, '/');
  const strip = page.getByRole('region', { name: content.achievements.label });
  const statements = strip.getByRole('listitem');
  await expect(statements).toHaveText(content.achievements.items.map(({ value }) => value));
  await expect(statements).toHaveCount(7);
  await expect(statements.nth(0)).toHaveText('Innovating since 2015');
  expect(await statements.nth(6).textContent()).toBe(await statements.nth(5).textContent());
});

test('two tabs: expertise with four boxes first; features with vision, mission statement, value', async ({
  page,
}) => {
  await visit(page, '/');
  const section = sectionOf(page, expertise.heading);
  const [first, second] = ['Expertise', 'Features'].map((name) =>
    section.getByRole('tab', { name }),
  );
  const boxes = section.getByRole('tabpanel').getByRole('heading');
  await expect(first!).toHaveAttribute('aria-selected', 'true');
  await expect(boxes).toHaveText(expertise.expertise.items.map(({ title }) => title));
  await expect(boxes).toHaveCount(4);
  await second!.click();
  await expect(boxes).toHaveText(['Vision', 'Mission statement', 'Value']);
  await page.keyboard.press('ArrowRight');
  await expect(first!).toBeFocused();
  await expect(boxes).toHaveCount(4);
  await page.keyboard.press('ArrowLeft');
  await expect(second!).toHaveAttribute('aria-selected', 'true');
});

const ROTATIONS = [
  { path: '/', heading: why.heading, everyMs: 4000, slots: ['1', '2', '3', '0'] },
  { path: '/', heading: expertise.heading, everyMs: 5000, slots: ['1', '2', '0'] },
  {
    path: '/projects',
    heading: content.projects.headline,
    everyMs: 5000,
    slots: content.projects.background.map((_, i, all) => String((i + 1) % all.length)),
  },
];
for (const { path, heading, everyMs, slots } of ROTATIONS)
  test(`the background of "${heading}" changes every ${everyMs / 1000} s`, async ({ page }) => {
    await visitWithStoppedClock(page, path);
    const background = sectionOf(page, heading).locator('[data-slot]');
    await lookAt(background);
    // The next picture is asked for once the background runs.
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

test('services are revealed on scroll, 0.2 s after one another, and stay revealed', async ({
  page,
}) => {
  await visit(page, '/');
  const section = sectionOf(page, services.heading);
  const items = section.getByRole('listitem');
  await expect(items).toHaveCount(4);
  await expect(section).toHaveAttribute('data-in-view', 'false');
  const delayOf = (item: Element) => Number.parseFloat(getComputedStyle(item).transitionDelay);
  const delays = await Promise.all((await items.all()).map((item) => item.evaluate(delayOf)));
  expect(delays).toEqual([0, 0.2, 0.4, 0.6]);
  await lookAt(section);
  await expect(section).toHaveAttribute('data-in-view', 'true');
  await scrollTo(page, 0);
  await expect(sectionOf(page, why.heading)).toHaveAttribute('data-in-view', 'false');
  await expect(section).toHaveAttribute('data-in-view', 'true');
});

test('why choose us and features toggle on and off with the screen', async ({ page }) => {
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
