import type { Page } from '@playwright/test';
import { initialsOf } from '#app/components/initials.ts';
import { isShown } from '#content-model/people-schema.server.ts';
import { content } from './content.ts';
import { expect, lookAt, test, visit } from './studio.ts';

const { story, founders, foundation, hidden } = content.about;
const FILMS = story.films.length;
const playable = story.films.flatMap((film, i) => (content.film(film).sources ? [i] : []));

const films = (page: Page) => page.getByRole('group', { name: story.label });
const dots = (page: Page) => films(page).getByRole('button', { name: /^Film \d of / });
async function expectFilm(page: Page, index: number) {
  await expect(dots(page).nth(index)).toHaveAttribute('aria-current', 'true');
  await expect(films(page)).toContainText(
    `${index + 1} of ${FILMS}. ${content.film(story.films[index]!).caption}`,
  );
}

test('a dot switches to its film', async ({ page }) => {
  test.skip(FILMS < 2, 'content/about.yaml has one film');
  await visit(page, '/about');
  await expect(dots(page)).toHaveCount(FILMS);
  for (const index of [FILMS - 1, 0, 1]) {
    await dots(page).nth(index).click();
    await expectFilm(page, index);
  }
});

test('when a film ends the next one starts, and after the last one the first', async ({ page }) => {
  test.skip(playable.length < 2, 'content/ has fewer than two films for the story');
  await visit(page, '/about');
  const current = films(page).locator('video[data-role=current]');
  for (const index of [...playable.slice(1), playable[0]!]) {
    await expect.poll(() => current.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await current.dispatchEvent('ended');
    await expectFilm(page, index);
  }
});

test('the founders have profiles with photo, titles and biography', async ({ page }) => {
  test.skip(Boolean(hidden?.founders), 'content/about.yaml hides them');
  await visit(page, '/about');
  const heading = page.getByRole('heading', { name: content.about.founders.heading });
  const people = page.locator('section', { has: heading }).getByRole('listitem');
  await expect(people).toHaveCount(founders.people.length);
  for (const [i, { name, titles, bio, photo }] of founders.people.entries()) {
    const person = people.nth(i);
    await expect(person.getByRole('heading', { name })).toBeVisible();
    await expect(person).toContainText(titles);
    await expect(person).toContainText(bio);
    if (photo) await expect(person.getByRole('img', { name: photo.alt })).toBeAttached();
    else await expect(person).toContainText(initialsOf(name));
  }
});

test('a photo that fails to load is hidden, and the failure is logged', async ({
  page,
  expectFault,
}) => {
  const [first, second] = founders.people;
  const [photo, other] = [first?.photo, second?.photo];
  const encoded = photo && content.picture(photo).encoded;
  test.skip(!encoded || !other || Boolean(hidden?.founders), 'no photos of two founders');
  expectFault(/founders|could not be loaded/);
  await page.route(`**${encoded!.base}-*`, (route) => route.abort('failed'));
  const logged = page.waitForEvent('console', (line) => line.text().includes(first!.name));
  await visit(page, '/about');
  await lookAt(page.getByRole('heading', { name: first!.name }));
  await logged;
  await expect(page.getByRole('img', { name: photo!.alt })).toBeHidden();
  await expect(page.getByRole('heading', { name: first!.name })).toBeVisible();
  await expect(page.getByRole('img', { name: other!.alt })).toBeVisible();
});

test('the foundation describes how the studio began', async ({ page }) => {
  test.skip(Boolean(hidden?.foundation), 'content/about.yaml hides it');
  await visit(page, '/about');
  const heading = page.getByRole('heading', { name: foundation.heading });
  const section = page.locator('section', { has: heading });
  await expect(section).toContainText(foundation.lead);
  await expect(section).toContainText(String(content.site.foundingYear));
  for (const paragraph of foundation.body) await expect(section).toContainText(paragraph);
});

// The phone film is upright: a wide frame would crop it to an unrecognisable part.
for (const { width, film, mask } of [
  { width: 700, film: 'phone', mask: 'half' },
  { width: 800, film: 'wide', mask: 'long' },
])
  test(`at ${width} px the ${film} film is shown in a frame of its aspect ratio`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 });
    await visit(page, '/about');
    const poster = films(page).getByRole('img').first();
    const { encoded, phone } = content.film(story.films[0]!);
    const { base } = film === 'phone' ? phone! : encoded!;
    await expect
      .poll(() => poster.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname))
      .toContain(`${base}-`);
    const opening = poster.locator('xpath=ancestor::div[1]');
    await expect(opening).toHaveCSS('clip-path', `url("#${mask}-arch")`);
  });

test('on a desktop the complete opening fits the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/about');
  const box = await films(page).getByRole('img').first().boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(900);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`people and clients, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test(`each person has role, languages, topics, and initials without a photo; only clients who agreed are quoted, and samples are excluded from search snippets, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      page,
    }) => {
      await page.goto('/about');
      const { heading, items } = content.people;
      const shown = page.getByRole('region', { name: heading }).getByRole('listitem');
      await expect(shown).toHaveCount(items.length);
      for (const [i, { name, role, ask, languages, photo }] of items.entries()) {
        for (const text of [name, role, ask, languages])
          await expect(shown.nth(i)).toContainText(text);
        if (!photo) await expect(shown.nth(i)).toContainText(initialsOf(name));
      }
      for (const client of content.clients.items) {
        const quote = page.locator('figure', { hasText: client.words });
        await expect(quote).toHaveCount(isShown(client) ? 1 : 0);
        if (isShown(client) && client.placeholder) {
          await expect(quote).toContainText(content.clients.sample);
          await expect(page.locator('[data-nosnippet]', { has: quote })).toHaveCount(1);
        }
      }
    });
  });
