import type { Locator } from '@playwright/test';
import { content } from './content.ts';
import { expect, lookAt, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 1000, height: 450 },
  { width: 1440, height: 900 },
];
const homes = content.categories.find(({ key }) => key === 'residential')!.projects;
const { kindNote } = content.projects;
const LONG = 130;

/** True if no ancestor clips the text and it is within the screen. */
const isWhole = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    for (let at: Element | null = element; at; at = at.parentElement) {
      const box = at.getBoundingClientRect();
      const cuts = getComputedStyle(at).overflow !== 'visible' && at !== document.body;
      if (cuts && (left < box.left - 1 || right > box.right + 1)) return false;
      if (cuts && (top < box.top - 1 || bottom > box.bottom + 1)) return false;
    }
    return width > 0 && left >= 0 && right <= innerWidth;
  });

for (const { slug, title, kind, photos } of homes)
  test(`at every size the lightbox shows the complete caption of a picture of ${slug}, and that it is a visualisation`, async ({
    page,
  }) => {
    // The picture with the longest text. A text of more than two sentences scrolls on a low screen.
    const longest = photos
      .filter(({ details = '' }) => details.length <= LONG)
      .toSorted((a, b) => (b.details?.length ?? 0) - (a.details?.length ?? 0))[0];
    test.skip(!longest, 'no picture of this project has a text of at most two sentences');
    await page.setViewportSize(SCREENS[0]!);
    await visit(page, `/projects?of=${slug}#${slug}/${longest!.n}`);
    const note = page.getByRole('dialog', { name: title }).getByText(kindNote[kind]);
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      await expect(note).toBeInViewport({ ratio: 1 });
      if (longest!.details) await expect(note).toContainText(longest!.details);
      expect.soft(await isWhole(note), `${size.width} × ${size.height} px`).toBe(true);
    }
  });

test('each home’s locality is complete in its caption at any size', async ({ page }) => {
  const named = homes.filter(({ facts }) => facts?.locality);
  const list = page.getByRole('region', { name: content.home.projects.heading });
  const PLACES = {
    '/': (title: string) => list.getByRole('listitem').filter({ hasText: title }),
    '/projects#residential': (title: string) =>
      page.getByRole('region', { name: title }).locator('header'),
  };
  for (const [path, captionOf] of Object.entries(PLACES)) {
    await page.setViewportSize(SCREENS[0]!);
    await visit(page, path);
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      for (const { title, facts } of named) {
        const note = captionOf(title).getByText(facts!.locality!).filter({ hasNotText: title });
        await lookAt(note);
        await expect(note).toBeVisible();
        const where = `${title} on ${path} at ${size.width} × ${size.height} px`;
        expect.soft(await isWhole(note), where).toBe(true);
      }
    }
  }
});
