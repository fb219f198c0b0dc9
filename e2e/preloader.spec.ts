import type { Page } from '@playwright/test';
import {
  PRELOADER_ERROR_FALLBACK_MS,
  PRELOADER_NO_FRAME_MS,
  PRELOADER_ZOOM_OUT_MS,
} from '#app/constants.ts';
import { expect, test } from './studio.ts';

test.use({ firstVisit: true });

const FILM = /\/media\/intro-[^/]*\.mp4$/;
const openingFilm = (page: Page) => page.locator('[data-preloader]');
const film = (page: Page) => openingFilm(page).locator('video');

/** On a busy machine a step may take longer than the film, so the film is slowed down and cannot end during a test. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const slowDown = ({ target }: Event) => {
      (target as HTMLVideoElement).playbackRate = 1 / 16;
    };
    document.addEventListener('play', slowDown, true);
  }),
);

/** Opens the home page for the first time, with a stopped clock. */
async function arrive(page: Page) {
  await page.clock.install({ time: '2026-06-01T10:00:00+05:30' });
  await page.clock.pauseAt('2026-06-01T10:00:01+05:30');
  await page.goto('/');
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'fullscreen');
}

test('the opening film plays over the whole window before the site is shown', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'Opening film' })).toBeVisible();
  const isPlaying = () => film(page).evaluate((video: HTMLVideoElement) => !video.paused);
  await expect.poll(isPlaying).toBe(true);
  const { width, height } = (await openingFilm(page).boundingBox())!;
  expect({ width, height }).toEqual(page.viewportSize());
});

test('the loading flag is set until the film has a frame', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(FILM, async (route) => {
    await released;
    await route.continue();
  });
  await arrive(page);
  await expect(openingFilm(page)).toHaveAttribute('data-loading', '');
  release();
  await expect(openingFilm(page)).not.toHaveAttribute('data-loading');
});

test('when the film ends it zooms out, and 300 ms later the site is shown', async ({ page }) => {
  await arrive(page);
  await expect(openingFilm(page)).not.toHaveAttribute('data-loading');
  await film(page).dispatchEvent('ended');
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'zooming-out');
  await page.clock.runFor(PRELOADER_ZOOM_OUT_MS - 1);
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'zooming-out');
  await page.clock.runFor(1);
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'complete');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('it shrinks to the arched frame of the first screen', async ({ page }) => {
  await arrive(page);
  await expect(openingFilm(page)).not.toHaveAttribute('data-loading');
  await film(page).dispatchEvent('ended');
  const { x, y } = (await page.locator('[data-opening]').boundingBox())!;
  const cut = async () => {
    const shape = await openingFilm(page).evaluate((dialog) => getComputedStyle(dialog).clipPath);
    const [top, , , left] = shape.match(/[\d.]+px/g)!.map((edge) => Math.round(parseFloat(edge)));
    return { top, left };
  };
  await expect.poll(cut).toEqual({ top: Math.round(y), left: Math.round(x) });
});

test('a click during the zoom-out does not delay the site', async ({ page }) => {
  await arrive(page);
  await film(page).dispatchEvent('ended');
  await page.clock.runFor(PRELOADER_ZOOM_OUT_MS - 1);
  await page.mouse.click(200, 200);
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'zooming-out');
  await page.clock.runFor(1);
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'complete');
});

const WAYS_PAST = {
  'the visible "Skip" button': (page: Page) => page.getByRole('button', { name: 'Skip' }).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a click': (page: Page) => page.mouse.click(200, 200),
};
for (const [name, skip] of Object.entries(WAYS_PAST))
  test(`${name} skips the film`, async ({ page }) => {
    await page.goto('/');
    await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'fullscreen');
    await skip(page);
    await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'complete');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

const FIRST_SIGNS = {
  scroll: (page: Page) => page.mouse.wheel(0, 200),
  key: (page: Page) => page.keyboard.press('ArrowDown'),
  touch: (page: Page) => page.locator('#preloader').dispatchEvent('touchstart'),
};
for (const [name, give] of Object.entries(FIRST_SIGNS))
  test(`on a page that is not the home page the first ${name} ends the film`, async ({ page }) => {
    for (const [path, state] of [
      ['/services', 'complete'],
      ['/', 'fullscreen'],
    ] as const) {
      await page.addInitScript(() => sessionStorage.removeItem('preloader'));
      await page.goto(path);
      await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'fullscreen');
      await page.mouse.move(200, 200);
      await give(page);
      await expect(openingFilm(page)).toHaveAttribute('data-preloader', state);
    }
  });

test('a film that loads after "Skip" does not delay the site', async ({ page }) => {
  await arrive(page);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'zooming-out');
  await film(page).dispatchEvent('loadeddata');
  await page.clock.runFor(PRELOADER_ZOOM_OUT_MS);
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'complete');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('it plays once per session: not after a reload, not on the next page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'complete');
  for (const next of [() => page.reload(), () => page.goto('/about')]) {
    await next();
    await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'complete');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('the film is requested after the page has loaded', async ({ page }) => {
  await page.goto('/');
  await expect(openingFilm(page)).not.toHaveAttribute('data-loading');
  const [loadedAt, askedAt] = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const films = performance
      .getEntriesByType('resource')
      .filter((e) => e.name.includes('/media/intro-'));
    return [visit!.loadEventStart, films.find(({ name }) => name.endsWith('.mp4'))!.startTime];
  });
  expect(askedAt).toBeGreaterThanOrEqual(loadedAt!);
});

test('when the film fails while it plays, the site is shown after 1,000 ms', async ({ page }) => {
  await arrive(page);
  await expect(openingFilm(page)).not.toHaveAttribute('data-loading');
  await film(page).dispatchEvent('error');
  await page.clock.runFor(PRELOADER_ERROR_FALLBACK_MS - 1);
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'fullscreen');
  await page.clock.runFor(1);
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'complete');
});

test('when the film cannot be fetched, the site is shown after 1,000 ms', async ({
  page,
  expectFault,
}) => {
  expectFault(/\/media\/intro-/);
  await page.route(FILM, (route) => route.abort('failed'));
  await arrive(page);
  const isGivenUp = () =>
    film(page).evaluate(
      (video: HTMLVideoElement) => video.networkState === video.NETWORK_NO_SOURCE,
    );
  await expect.poll(isGivenUp).toBe(true);
  await page.clock.runFor(PRELOADER_ERROR_FALLBACK_MS - 1);
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'fullscreen');
  await page.clock.runFor(1);
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'complete');
});

test('no frame 2.5 s after the request counts as an error', async ({ page }) => {
  await page.route(FILM, () => {}); // never answered
  await arrive(page);
  await page.clock.runFor(PRELOADER_NO_FRAME_MS + PRELOADER_ERROR_FALLBACK_MS - 1);
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'fullscreen');
  await page.clock.runFor(1);
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'complete');
});

test('a film that stops while it plays counts as an error after 2.5 s', async ({ page }) => {
  await arrive(page);
  await expect(openingFilm(page)).not.toHaveAttribute('data-loading');
  await film(page).evaluate(async (video: HTMLVideoElement) => {
    if (video.paused) await new Promise((done) => video.addEventListener('playing', done));
    const hasStopped = new Promise((done) => video.addEventListener('pause', done));
    video.pause();
    await hasStopped;
  });
  await page.clock.runFor(PRELOADER_NO_FRAME_MS + PRELOADER_ERROR_FALLBACK_MS - 1);
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'fullscreen');
  await page.clock.runFor(1);
  await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'complete');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a width of 768 px or less selects the phone film', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    await expect
      .poll(() => film(page).evaluate((v: HTMLVideoElement) => v.currentSrc))
      .toContain('intro-phone');
  });

  test('smaller text does not change which film is selected', async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 12 } });
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    await expect
      .poll(() => film(page).evaluate((v: HTMLVideoElement) => v.currentSrc))
      .toContain('intro-phone');
  });

  test('a phone film that fails falls back to the desktop film', async ({ page, expectFault }) => {
    expectFault(/intro-phone/);
    await page.route(/intro-phone/, (route) => route.abort('failed'));
    await arrive(page);
    await expect(openingFilm(page)).not.toHaveAttribute('data-loading');
    const source = await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc);
    expect(source).toMatch(FILM);
    expect(source).not.toContain('phone');
    await expect(openingFilm(page)).toHaveAttribute('data-preloader', 'fullscreen');
  });
});
