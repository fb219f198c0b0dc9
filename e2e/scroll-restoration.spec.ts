/** Back and Forward: what one left stands where one left it, at every width and however often. */
import type { Locator, Page } from '@playwright/test';
import { content } from './content.ts';
import { entry, preview, residential, thumbnail } from './projects.ts';
import { expect, lookAt, scrollTo, test, visit } from './studio.ts';

// Without films and flights: they have walks of their own.
test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const ROUNDS = [1, 2, 3];
/** Far less than the eye would look for it again. */
const NEAR_PX = 8;
const WIDTHS = { phone: [390, 844], tablet: [820, 1180], desk: [1280, 800] } as const;
const [home] = residential.projects;

const isAt = (page: Page, path: string) =>
  expect(page).toHaveTitle(new RegExp(content.pages[path]!.title));
const top = (thing: Locator) =>
  thing.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Waits until a thing has stood still for a while, and says where. */
async function rest(thing: Locator) {
  let before: number | undefined;
  await expect(async () => {
    const now = await top(thing);
    const isStill = now === before;
    before = now;
    expect(isStill).toBe(true);
  }).toPass({ intervals: [400] });
  return before!;
}

/** Taps a link, goes back as many rounds as it takes to be sure, and finds it where it was tapped. */
async function tapAndReturn(page: Page, link: Locator, there: string, here: string) {
  await lookAt(link);
  const stood = await rest(link);
  for (const round of ROUNDS) {
    if (round === 1) await link.click();
    else await page.goForward();
    await isAt(page, there);
    await page.goBack();
    await isAt(page, here);
    const stands = await rest(link);
    expect(Math.abs(stands - stood), `round ${round}: ${stood} became ${stands}`).toBeLessThan(
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

    test('Back from a project finds its name on the home page where it was tapped', async ({
      page,
    }) => {
      await visit(page, '/');
      await tapAndReturn(page, teaser(page), '/projects', '/');
    });

    test('Back from the projects finds the service where it was tapped', async ({ page }) => {
      await visit(page, '/services');
      await tapAndReturn(page, toResidential(page), '/projects', '/services');
    });

    test('Back from the home page finds the end of the projects where it was tapped', async ({
      page,
    }) => {
      await visit(page, `/projects#${home!.slug}`);
      await thumbnail(page, home!.title, 3).click();
      await expect(preview(page)).toHaveAttribute('data-preview', '3');
      await tapAndReturn(page, inFooter(page, 'Home'), '/', '/projects');
      await expect(entry(page, home!.title)).toHaveAttribute('open', '');
      await expect(preview(page)).toHaveAttribute('data-preview', '3');
    });

    test('Forward finds a project as it was left by Back', async ({ page }) => {
      await visit(page, '/');
      await lookAt(teaser(page));
      await teaser(page).click();
      const last = thumbnail(page, home!.title, home!.photos.length);
      await lookAt(last);
      const stood = await rest(last);
      for (const round of ROUNDS) {
        await page.goBack();
        await isAt(page, '/');
        await page.goForward();
        await isAt(page, '/projects');
        const stands = await rest(last);
        expect(Math.abs(stands - stood), `round ${round}`).toBeLessThan(NEAR_PX);
      }
    });

    test('Back finds a link where it was tapped, though a section above became lower', async ({
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

test('Back from a picture leaves the page where it is, however one came to the project', async ({
  page,
}) => {
  await visit(page, `/projects#${home!.slug}`);
  await thumbnail(page, home!.title, 2).click();
  const large = preview(page).getByRole('link');
  const stood = await rest(large);
  await large.click();
  await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible();
  await page.goBack();
  expect(Math.abs((await rest(large)) - stood)).toBeLessThan(NEAR_PX);
});

test('a fragment that names nothing is ignored, on arrival and by hand', async ({ page }) => {
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
  // One that names a project is heeded all the same.
  await page.evaluate((slug) => {
    location.hash = slug;
  }, home!.slug);
  await expect(entry(page, home!.title)).toBeInViewport();
});
