/** Back and Forward restore the scroll position, at every width and any number of times. */
import type { Locator, Page } from '@playwright/test';
import { content, PROJECT_PATHS } from './content.ts';
import { entry, preview, residential, thumbnail } from './projects.ts';
import { expect, lookAt, scrollTo, test, visit } from './studio.ts';

// Without films and picture transitions, which have their own tests.
test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const ROUNDS = [1, 2, 3];
/** A difference that nobody notices. */
const NEAR_PX = 8;
const WIDTHS = { phone: [390, 844], tablet: [820, 1180], desktop: [1280, 800] } as const;
const [home] = residential.projects;

const homePage = PROJECT_PATHS.find((path) => path.endsWith(`/${home!.slug}`))!;
const titles: Readonly<Record<string, string>> = { [homePage]: home!.title };
const isAt = (page: Page, path: string) =>
  expect(page).toHaveTitle(new RegExp(RegExp.escape(titles[path] ?? content.pages[path]!.title)));
const top = (thing: Locator) =>
  thing.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Waits until an element has stopped moving; returns its distance from the top of the window. */
async function rest(thing: Locator) {
  let before: number | undefined;
  await expect(async () => {
    const now = await top(thing);
    const isResting = now === before;
    before = now;
    expect(isResting).toBe(true);
  }).toPass({ intervals: [400] });
  return before!;
}

/** Taps a link, goes Back and Forward several times, and expects it where it was tapped. */
async function tapAndReturn(page: Page, link: Locator, there: string, here: string) {
  let tappedAt = 0;
  // Content that loads above the link may still push it out of the window, so scrolling is retried.
  await expect(async () => {
    await lookAt(link);
    tappedAt = await rest(link);
    await expect(link).toBeInViewport({ timeout: 1000 });
  }).toPass();
  for (const round of ROUNDS) {
    if (round === 1) await link.click();
    else await page.goForward();
    await isAt(page, there);
    await page.goBack();
    await isAt(page, here);
    const now = await rest(link);
    expect(Math.abs(now - tappedAt), `round ${round}: ${tappedAt} became ${now}`).toBeLessThan(
      NEAR_PX,
    );
  }
}

const teaser = (page: Page) =>
  page
    .getByRole('region', { name: content.home.projects.heading })
    .getByRole('link', { name: home!.title });
const toResidential = (page: Page) => page.locator('main a[href="/projects#residential"]');
const inFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

for (const [name, [width, height]] of Object.entries(WIDTHS))
  test.describe(`at ${width} px, on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('Back from a project shows its name on the home page where it was tapped', async ({
      page,
    }) => {
      await visit(page, '/');
      await tapAndReturn(page, teaser(page), homePage, '/');
    });

    test('Back from the projects shows the service where it was tapped', async ({ page }) => {
      await visit(page, '/services');
      await tapAndReturn(page, toResidential(page), '/projects', '/services');
    });

    test('Back from the home page shows the end of the projects where it was tapped', async ({
      page,
    }) => {
      await visit(page, `/projects#${home!.slug}`);
      await thumbnail(page, home!.title, 3).click();
      await expect(preview(page)).toHaveAttribute('data-preview', '3');
      await tapAndReturn(page, inFooter(page, 'Home'), '/', '/projects');
      await expect(entry(page, home!.title)).toHaveAttribute('open', '');
      await expect(preview(page)).toHaveAttribute('data-preview', '3');
    });

    test('Forward shows a project at the scroll position before Back', async ({ page }) => {
      await visit(page, '/');
      await lookAt(teaser(page));
      await teaser(page).click();
      const last = page.locator(`figure[id="${home!.photos.length}"]`);
      await lookAt(last);
      const leftAt = await rest(last);
      for (const round of ROUNDS) {
        await page.goBack();
        await isAt(page, '/');
        await page.goForward();
        await isAt(page, homePage);
        const now = await rest(last);
        expect(Math.abs(now - leftAt), `round ${round}`).toBeLessThan(NEAR_PX);
      }
    });

    test('Back shows a link where it was tapped, even if a section above became lower', async ({
      page,
    }) => {
      await visit(page, '/');
      const question = page.locator('summary', { hasText: content.faq.items[1]!.question });
      await lookAt(question);
      await question.click();
      const link = page.locator('main a[href="/privacy"]').last();
      await tapAndReturn(page, link, '/privacy', '/');
    });
  });

test('Back from a picture does not scroll, even if a link led to the project', async ({ page }) => {
  await visit(page, `/projects#${home!.slug}`);
  await thumbnail(page, home!.title, 2).click();
  const large = preview(page).getByRole('link');
  const before = await rest(large);
  await large.click();
  await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible();
  await page.goBack();
  expect(Math.abs((await rest(large)) - before)).toBeLessThan(NEAR_PX);
});

test('an unknown fragment is ignored, in a link and typed', async ({ page }) => {
  await visit(page, '/projects#nobody');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await scrollTo(page, 900);
  await page.evaluate(() => {
    location.hash = 'nobody-else';
  });
  await expect(page).toHaveURL('/projects#nobody-else');
  await page.evaluate(() => new Promise((painted) => setTimeout(painted, 300)));
  expect(await page.evaluate(() => scrollY)).toBe(900);
  // A typed fragment of a project scrolls to it.
  await page.evaluate((slug) => {
    location.hash = slug;
  }, home!.slug);
  await expect(entry(page, home!.title)).toBeInViewport();
});
