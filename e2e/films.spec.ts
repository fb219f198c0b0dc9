import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, lookAt, test, visit } from './studio.ts';

const { films } = content.home.hero;
const playable = films.flatMap(({ film }, i) =>
  content.film({ film, caption: '', alt: '' }).sources ? [i] : [],
);

/** Those of the carousel, which has buttons if there are at least two. */
const { about } = content.home;
const carouselFilms = about.films.length > 1 && !content.home.hidden?.about;

const ticks = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Film \d of / });
const current = (page: Page) =>
  page.locator('main section').first().locator('video[data-role=current]');
const filmRequests = (page: Page) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().endsWith('.mp4') && requested.push(request.url()));
  return requested;
};

test('the playlist has the background films of the content', async ({ page }) => {
  await visit(page, '/');
  await expect(ticks(page)).toHaveCount(films.length);
  await expect(ticks(page).and(page.locator('[aria-current=true]'))).toHaveCount(1);
  // A film without a file cannot be chosen.
  const disabled = films.map((_, i) => !playable.includes(i));
  for (const [i, isDisabled] of disabled.entries())
    await expect(ticks(page).nth(i)).toBeEnabled({ enabled: !isDisabled });
});

test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' });
  test('the first film is its dark version, with its own time of day', async ({ page }) => {
    const requested = filmRequests(page);
    // Never answered, so that the first film stays the current one.
    await page.route(/\.mp4$/, () => {});
    const { night } = films[playable[0]!]!;
    test.skip(!night, 'the first film of content/home.yaml has no version for the dark scheme');
    await visit(page, '/');
    const poster = page.locator('main picture img').first();
    expect(await poster.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(
      `/films-${night!.film}-`,
    );
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    expect(requested[0]).toContain(`/${night!.film}-`);
    await expect(page.getByText(night!.from, { exact: true })).toBeVisible();
    await expect(page.getByText(films[playable[0]!]!.from!, { exact: true })).toBeHidden();
  });
});

test('a browser that cannot play a film says so', async ({ page }) => {
  await visit(page, '/');
  await expect(current(page)).toContainText('Your browser does not support the video tag.');
});

test('when a film ends the next one starts, and after the last one the first', async ({ page }) => {
  test.skip(playable.length < 2, 'content/ has fewer than two films for the playlist');
  await visit(page, '/');
  for (const index of [...playable.slice(1), playable[0]!]) {
    await current(page).dispatchEvent('ended');
    await expect(ticks(page).nth(index)).toHaveAttribute('aria-current', 'true');
  }
});

test('the only playable film loops', async ({ page, expectFault }) => {
  expectFault(/\.mp4/);
  const [only, ...others] = playable.map((index) => films[index]!.film);
  for (const name of others)
    await page.route(new RegExp(`/${name}(-phone)?-[^/]*\\.mp4$`), (route) =>
      route.abort('failed'),
    );
  await visit(page, '/');
  // After its end the playlist skips the broken ones and returns to this one.
  const film = current(page);
  await film.dispatchEvent('ended');
  await expect(film).toHaveJSProperty('loop', true);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime), only)
    .toBeGreaterThan(0.2);
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.1;
  });
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeLessThan(5);
  await expect(ticks(page).nth(playable[0]!)).toHaveAttribute('aria-current', 'true');
});

test('the next film is fetched only near the end of the current one', async ({ page }) => {
  const requested = filmRequests(page);
  await visit(page, '/');
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  const first = new RegExp(`/${films[playable[0]!]!.film}(-phone)?-`);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => !first.test(url))).toEqual([]);
});

test('when every film fails the poster stays', async ({ page, expectFault }) => {
  expectFault(/\.mp4/);
  await page.route(/\.mp4$/, (route) => route.abort('failed'));
  await visit(page, '/');
  await expect(page.locator('main video')).toHaveCount(0);
  for (const index of playable) await expect(ticks(page).nth(index)).toBeDisabled();
  // Each was tried in turn; the poster of the last one remains.
  await expect(page.getByRole('img', { name: films[playable.at(-1)!]!.alt })).toBeInViewport();
});

test('the video carousel wraps in both directions', async ({ page }) => {
  test.skip(!carouselFilms, 'content/home.yaml has fewer than two films there, or hides them');
  await visit(page, '/');
  const carousel = page.getByRole('region', { name: about.heading });
  await lookAt(carousel);
  const { length } = about.films;
  const shows = (n: number) => expect(carousel).toContainText(`${n} of ${length}.`);
  const first = await carousel.locator('p').textContent();
  const begin = Number(first![0]);
  const wrapped = (by: number) => ((begin - 1 + by + length) % length) + 1;
  await carousel.getByRole('button', { name: 'Previous' }).click();
  await shows(wrapped(-1));
  await carousel.getByRole('button', { name: 'Next' }).click();
  await shows(wrapped(0));
  for (let step = 1; step <= length; step += 1) {
    await carousel.getByRole('button', { name: 'Next' }).click();
    await shows(wrapped(step));
  }
});

test.describe('with data saver', () => {
  test.use({ saveData: true });
  for (const path of ['/', '/about'])
    test(`no film is fetched on ${path}`, async ({ page }) => {
      const requested = filmRequests(page);
      await page.clock.install();
      await visit(page, path);
      await page.clock.runFor(5000);
      await page.waitForLoadState('networkidle');
      expect(requested).toEqual([]);
    });
});
