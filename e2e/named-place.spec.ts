/**
 * The fragment of the address determines the preview, the page's title, and what is shown after the lightbox closes.
 */
import { barLink, barLinks, expectTitle } from './bar-links.ts';
import { content } from './content.ts';
import {
  details,
  entry,
  goToDetails,
  lightbox,
  preview,
  residential,
  salon,
  thumbnail,
  toggleEntry,
} from './projects.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const [home, other] = residential.projects;
const { fullName } = content.site;
const TITLE = `${content.pages['/projects']!.title} · ${fullName}`;

test('the address of a project opens it and puts it in the title', async ({ page }) => {
  await visit(page, `/projects#${home!.slug}`);
  await goToDetails(page);
  await expect(entry(page, home!.title)).toHaveAttribute('open');
  await expect(page).toHaveTitle(`${home!.title} · ${TITLE}`);
  await toggleEntry(page, other!.title);
  await expect(page).toHaveTitle(`${other!.title} · ${TITLE}`);
  await toggleEntry(page, other!.title);
  await expect(page).toHaveTitle(TITLE);
});

test('the lightbox puts the name of its picture in the title, and restores the title', async ({
  page,
}) => {
  await visit(page, `/projects#${salon.slug}/2`);
  await expect(page).toHaveTitle(`${salon.photos[1]!.title}, ${salon.title} · ${TITLE}`);
  await lightbox(page).getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveTitle(`${salon.photos[2]!.title}, ${salon.title} · ${TITLE}`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(`${salon.title} · ${TITLE}`);
  const [next] = barLinks(1, '/projects');
  await barLink(page, next!.label).click();
  await expectTitle(page, next!.to);
  await page.goBack();
  await expect(page).toHaveTitle(`${salon.title} · ${TITLE}`);
});

test('the preview shows the last picture of the lightbox', async ({ page }) => {
  await visit(page, `/projects#${home!.slug}`);
  await goToDetails(page);
  await thumbnail(page, home!.title, 5).click();
  await expect(preview(page)).toHaveAttribute('data-preview', '5');
  const before = await entry(page, home!.title).boundingBox();
  await preview(page).getByRole('link').click();
  for (let n = 5; n <= 8; n += 1) {
    await expect(lightbox(page)).toContainText(`${n} of ${home!.photos.length}`);
    if (n < 8) await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(preview(page)).toHaveAttribute('data-preview', '8');
  await expect(thumbnail(page, home!.title, 8)).toHaveAttribute('aria-pressed', 'true');
  expect((await entry(page, home!.title).boundingBox())!.x).toBe(before!.x);
  await expect(preview(page).getByRole('link')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opening a project does not scroll it out of view', async ({ page }) => {
    await visit(page, '/projects#residential');
    await goToDetails(page);
    const last = residential.projects.at(-1)!;
    await toggleEntry(page, last.title);
    await expect(entry(page, last.title)).toHaveAttribute('open');
    await expect(entry(page, last.title)).toBeInViewport();
    await expect(preview(page)).not.toHaveCSS('position', 'sticky');
    await expect(details(page)).toHaveAttribute('data-details', 'ready');
  });

  test('rotating the phone enlarges the picture and keeps its caption', async ({ page }) => {
    const wide = salon.photos.find(
      ({ encoded, details: note = '' }) =>
        // A longer note scrolls.
        note && note.length <= 130 && encoded && encoded.width > encoded.height,
    );
    test.skip(!wide, 'the first project has no wide picture with a note of two sentences');
    await visit(page, `/projects#${salon.slug}/${wide!.n}`);
    const picture = lightbox(page).getByRole('img', { name: wide!.alt });
    const note = lightbox(page).getByText(wide!.details!);
    await expect(note).toBeVisible();
    const upright = (await picture.boundingBox())!;
    for (const [width, height] of [
      [844, 390],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(note).toBeInViewport({ ratio: 0.9 });
      const landscape = (await picture.boundingBox())!;
      expect(landscape.width / upright.width, `${width} px`).toBeGreaterThan(1.15);
      for (const name of ['Close', 'Previous', 'Next']) {
        const button = lightbox(page).getByRole('button', { name });
        await expect(button).toBeInViewport({ ratio: 1 });
        const { x } = (await button.boundingBox())!;
        expect(x, `${name} beside the picture`).toBeGreaterThan(landscape.x + landscape.width);
      }
    }
    // On the smallest screen the caption scrolls, and no button covers it.
    await page.setViewportSize({ width: 568, height: 320 });
    const caption = (await note.locator('..').boundingBox())!;
    const next = (await lightbox(page).getByRole('button', { name: 'Next' }).boundingBox())!;
    expect(caption.y + caption.height).toBeLessThanOrEqual(next.y);
  });
});
