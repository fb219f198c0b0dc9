/**
 * Materials and rooms, for visitors who look for "kitchens with Kota": ledges, walls of pictures, filters, addresses.
 */

import { foundPages, MATERIALS, pathOf, ROOMS } from '#content-model/collection-paths.server.ts';
import { picturesAndPlaces, selectionName } from '#content-model/collection-texts.server.ts';
import { selectPictures } from '#content-model/collections.server.ts';
import { projectPath } from '#content-model/pages.ts';
import { both, MATERIAL, PATH, pages, ROOM, SHOWN_COLLECTIONS } from './collections.ts';
import { content } from './content.ts';
import { expect, mainNavigation, test, visit } from './studio.ts';

test.use({ saveData: true });

const { collections, materials: words } = content;
const addressesOf = (selection: object) =>
  selectPictures(collections, selection).map(
    ({ project, photo }) => `${projectPath(project.slug)}#${photo.n}`,
  );

const VISITORS = {
  'with script': {},
  'without script': { javaScriptEnabled: false },
} as const;
for (const [how, options] of Object.entries(VISITORS))
  test.describe(how, () => {
    test.use(options);

    test(`the ledges show every material with its number of rooms, and each links to its own page ${how}`, async ({
      page,
    }) => {
      await page.goto(MATERIALS);
      for (const material of collections.materials) {
        const slab = page.getByRole('main').locator(`a[href="${pathOf({ material })}"]`);
        await expect(slab).toContainText(selectionName(content, { material }));
        await expect(slab).toContainText(
          picturesAndPlaces(content, selectPictures(collections, { material })),
        );
      }
      await page.getByRole('main').locator(`a[href="${MATERIAL}"]`).click();
      await expect(page).toHaveURL(MATERIAL);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        selectionName(content, { material: both.material }),
      );
    });

    test(`rooms and materials are combined by links, with correct counts ${how}`, async ({
      page,
    }) => {
      await page.goto(ROOM);
      const choice = page
        .getByRole('navigation', { name: words.rooms.byMaterial })
        .locator(`a[href="${PATH}"]`);
      const { length } = selectPictures(collections, both);
      await expect(choice).toContainText(String(length));
      await choice.click();
      await expect(page).toHaveURL(PATH);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        selectionName(content, both),
      );
      await expect(page.locator('.wall li')).toHaveCount(length);
      await expect(page.locator(`a[href="${PATH}"][aria-current]`).first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(ROOM);
    });

    test(`a picture links to its place on its project’s page ${how}`, async ({ page }) => {
      await page.goto(PATH);
      const [to] = addressesOf(both);
      await page.locator(`.wall a[href="${to}"]`).click();
      await expect(page).toHaveURL(to!);
      await expect(page.locator(`figure[id="${to!.split('#')[1]}"]`)).toBeInViewport();
    });
  });

test('a material’s page shows every picture of it, and no other', async ({ page }) => {
  for (const { selection, path } of pages.filter(
    (one) => one.selection.material && !one.selection.kind,
  )) {
    await page.goto(path);
    const shown = await page
      .locator('.wall a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(shown, path).toEqual(addressesOf(selection));
  }
});

test('every page of a material or of rooms is found, and is in the sitemap if it has enough pictures', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const llms = await (await request.get('/llms.txt')).text();
  const found = foundPages(collections).map(({ path }) => path);
  for (const { path } of pages) {
    const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.status(), path).toBe(200);
    expect(Number(answer.headers()['content-length']), path).toBeLessThanOrEqual(14_000);
    const canonical = /rel="canonical" href="([^"]*)"/.exec(await answer.text())![1]!;
    expect(new URL(canonical).pathname === path, path).toBe(found.includes(path));
    expect(sitemap.includes(`${path}</loc>`), path).toBe(found.includes(path));
    expect(llms.includes(`${path})`), path).toBe(found.includes(path));
  }
});

test('each page has a card, breadcrumbs, its own style sheet and no style attribute', async ({
  request,
}) => {
  for (const path of SHOWN_COLLECTIONS)
    await test.step(path, async () => {
      const html = await (await request.get(path)).text();
      const image = /property="og:image" content="([^"]*)"/.exec(html)![1]!;
      const card = await request.get(new URL(image).pathname);
      expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!;
      const things: Record<string, unknown>[] = JSON.parse(json)['@graph'];
      const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList')!;
      for (const { item } of crumbs.itemListElement as { item: string }[])
        expect((await request.get(new URL(item).pathname)).status(), item).toBe(200);
      expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(2);
      expect(html.split('</head>')[0]).not.toMatch(/<link[^>]*(stylesheet|modulepreload)/);
      expect(html).not.toMatch(/<[a-z][^>]*\sstyle="/);
    });
});

test('an address without material or room shows the not-found page', async ({
  page,
  expectFault,
}) => {
  for (const path of ['/materials/gold', '/rooms/cellar', `${ROOM}/gold`, `${ROOM}/99`]) {
    expectFault(new RegExp(`${path} |404`));
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('footer, menu, /projects and the notes on pictures link there; the bar keeps its four links', async ({
  page,
}) => {
  await visit(page, '/projects');
  await expect(page.getByRole('contentinfo').locator(`a[href="${MATERIALS}"]`)).toBeVisible();
  await expect(page.getByRole('main').locator(`a[href="${ROOMS}"]`)).toBeVisible();
  await expect(page.getByRole('main').locator(`a[href="${MATERIALS}"]`)).toBeVisible();
  await expect(mainNavigation(page).locator('li a')).toHaveCount(content.site.navbar.length);
  const [{ project, photo }] = selectPictures(collections, { material: both.material }) as [
    (typeof collections.pictures)[0],
  ];
  await visit(page, projectPath(project.slug));
  const note = page.locator(`figure[id="${photo.n}"] figcaption`);
  await note.locator(`a[href="${MATERIAL}"]`).click();
  await expect(page).toHaveURL(MATERIAL);
});

test('by keyboard a filter is chosen, and the scroll position stays', async ({ page }) => {
  await visit(page, ROOM);
  const choice = page
    .getByRole('navigation', { name: words.rooms.byMaterial })
    .locator(`a[href="${PATH}"]`);
  await choice.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(PATH);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('in print a material is a page of text and pictures, without filters', async ({ page }) => {
  await visit(page, MATERIAL);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(words.materials[both.material!]!.from)).toBeVisible();
  await expect(page.getByRole('navigation', { name: words.rooms.byRoom })).toBeHidden();
});
