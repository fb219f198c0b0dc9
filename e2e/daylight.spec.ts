/** The five hours: chosen by pointer, by keyboard, and without script. */
import type { Page } from '@playwright/test';
import { unlessHidden } from '#content-model/sections.server.ts';
import { content } from './content.ts';
import { expect, sectionOf, test, visit } from './studio.ts';

const ROOMS = [
  { path: '/services', texts: content.services },
  { path: '/features', texts: content.expertise },
].flatMap(({ path, texts }) => {
  const daylight = unlessHidden(texts, 'daylight', texts.daylight);
  return daylight ? [{ path, daylight }] : [];
});
type Daylight = (typeof ROOMS)[number]['daylight'];

const section = (page: Page, { heading }: Daylight) => sectionOf(page, heading);
function hour(page: Page, daylight: Daylight, index: number) {
  const { hour: time, name } = daylight.hours[index]!;
  return section(page, daylight).getByRole('radio', { name: `${time} ${name}`, exact: true });
}
const firstOf = ({ hours, hangs }: Daylight) => hours.findIndex(({ name }) => name === hangs);

/** Exactly one picture is visible, also to screen readers: that of the chosen hour. */
async function expectHour(page: Page, daylight: Daylight, index: number) {
  const picture = section(page, daylight).getByRole('img');
  await expect(picture).toHaveCount(1);
  await expect(picture).toHaveAttribute('alt', daylight.hours[index]!.picture.alt);
}

for (const { path, daylight } of ROOMS)
  test.describe(path, () => {
    const last = daylight.hours.length - 1;

    test('one hour is shown until another is chosen; arrow keys step through the day', async ({
      page,
    }) => {
      await visit(page, path);
      await section(page, daylight).scrollIntoViewIfNeeded();
      await expectHour(page, daylight, firstOf(daylight));
      await hour(page, daylight, last - 1).check();
      await expectHour(page, daylight, last - 1);
      await page.keyboard.press('ArrowDown');
      await expect(hour(page, daylight, last)).toBeChecked();
      await expectHour(page, daylight, last);
    });

    test('the other hours are fetched when the section is on the screen, not before', async ({
      page,
    }) => {
      const fetched = new Set<string>();
      page.on('request', (request) => {
        const [name] = /hours-\w+-\w+/.exec(request.url()) ?? [];
        if (name) fetched.add(name);
      });
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      expect(fetched.size).toBeLessThanOrEqual(1);
      await section(page, daylight).evaluate((element) =>
        element.scrollIntoView({ block: 'center' }),
      );
      await expect.poll(() => fetched.size).toBe(daylight.hours.length);
    });

    test.describe('in the dark scheme', () => {
      test.use({ colorScheme: 'dark' });
      test('the night picture is shown, unless an hour was chosen before hydration', async ({
        page,
      }) => {
        const night = daylight.hours.findIndex(({ name }) => name === daylight.hangsByNight);
        await visit(page, path);
        await expect(hour(page, daylight, night)).toBeChecked();
        await expectHour(page, daylight, night);
        const { promise: released, resolve: release } = Promise.withResolvers<void>();
        await page.route('**/*.js', async (route) => {
          await released;
          await route.continue();
        });
        await page.reload({ waitUntil: 'commit' });
        await hour(page, daylight, 1).check();
        release();
        await expect(page.locator('html[data-hydrated]')).toBeAttached();
        await expectHour(page, daylight, 1);
      });
    });

    test.describe('with data saver', () => {
      test.use({ saveData: true });
      test('an hour is fetched when it is chosen', async ({ page }) => {
        await visit(page, path);
        await section(page, daylight).scrollIntoViewIfNeeded();
        const { file } = daylight.hours[last]!.picture;
        const requested = page.waitForRequest((request) =>
          request.url().includes(file.replace('/', '-')),
        );
        await hour(page, daylight, last).check();
        await requested;
        await expectHour(page, daylight, last);
      });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });
      test('the hour can still be chosen', async ({ page }) => {
        await page.goto(path);
        await hour(page, daylight, 1).check();
        await expectHour(page, daylight, 1);
      });
    });
  });
