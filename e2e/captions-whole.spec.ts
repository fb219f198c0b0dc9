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

/** No ancestor clips a part of the text, and it is within the screen. */
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

for (const size of SCREENS) {
  const name = `${size.width}×${size.height}`;

  test(`at ${name} the lightbox says what a picture shows and that it is a visualisation`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const { slug, title, kind, photos } of homes) {
      // The picture with the longest text.
      const longest = photos.toSorted(
        (a, b) => (b.details?.length ?? 0) - (a.details?.length ?? 0),
      )[0]!;
      await visit(page, `/projects?of=${slug}#${slug}/${longest.n}`);
      const room = page.getByRole('dialog', { name: title });
      const note = room.getByText(kindNote[kind]);
      await expect(note).toBeInViewport({ ratio: 1 });
      if (longest.details) await expect(note).toContainText(longest.details);
      expect(await isWhole(note), `${slug}/${longest.n}`).toBe(true);
    }
  });

  test(`at ${name} each home's locality is not cut off in its caption`, async ({ page }) => {
    await page.setViewportSize(size);
    const named = homes.filter(({ facts }) => facts?.locality);
    await visit(page, '/');
    const list = page.getByRole('region', { name: content.home.projects.heading });
    for (const { title, facts } of named) {
      const entry = list.getByRole('listitem').filter({ hasText: title });
      const note = entry.getByText(facts!.locality!);
      await lookAt(note);
      await expect(note).toBeVisible();
      expect(await isWhole(note), title).toBe(true);
    }
    await visit(page, '/projects#residential');
    for (const { title, facts } of named) {
      const project = page.getByRole('region', { name: title });
      const note = project.locator('header').getByText(facts!.locality!);
      await lookAt(note);
      await expect(note).toBeVisible();
      expect(await isWhole(note), title).toBe(true);
    }
  });
}
