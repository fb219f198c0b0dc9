/** In print nothing overlaps a picture or the address, no picture is tiny, and no text is left out. */

import { pathOf } from '#content-model/collection-paths.server.ts';
import { unlessHidden } from '#content-model/sections.server.ts';
import { content, PROJECT_PATHS } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

/** A4 without its margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };
/** The minimum share of the paper's width. */
const SMALLEST = 0.1;
const SMALLEST_OF_PROJECT = 0.15;
const SMALLEST_OF_FEW = 0.2;
/** If a home has more pictures than this, they are printed small. */
const FEW = 12;
const BEST = 0.45;

const MATERIALS = Object.keys(content.materials?.materials ?? {})
  .slice(0, 3)
  .map((material) => pathOf({ material }));

for (const path of [...PROJECT_PATHS, '/rooms', '/materials', ...MATERIALS])
  test(`${path} is printed without a picture over another or over the address`, async ({
    page,
  }) => {
    await page.setViewportSize(PAPER);
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    const { pictures, best, overlaps, seen } = await page.evaluate(() => {
      const all = new CSSStyleSheet();
      all.replaceSync('*{content-visibility:visible!important}');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
      const boxes = [...document.querySelectorAll('main img, footer address')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      const overlaps = boxes.flatMap(({ element, box: a }, i) =>
        boxes.slice(i + 1).flatMap(({ element: other, box: b }) => {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return across > 2 && down > 2 ? [`${element.outerHTML} × ${other.outerHTML}`] : [];
        }),
      );
      const widths = (selector: string) =>
        [...document.querySelectorAll(selector)].map(
          (element) => element.getBoundingClientRect().width,
        );
      const pictures = widths('main figure:has(img), main li:has(img)').filter(Boolean);
      return { pictures, best: widths('[data-best]'), overlaps, seen: boxes.length };
    });
    expect(seen).toBeGreaterThan(1);
    expect(overlaps).toEqual([]);
    const leastOfProject = pictures.length > FEW ? SMALLEST_OF_PROJECT : SMALLEST_OF_FEW;
    const least = path.startsWith('/projects') ? leastOfProject : SMALLEST;
    expect(Math.min(...pictures) / PAPER.width).toBeGreaterThan(least);
    for (const width of best) expect(width / PAPER.width).toBeGreaterThan(BEST);
  });

test('all materials print on two sheets', async ({ page }) => {
  await visit(page, '/materials');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test('tables of weeks and costs are not cut at the end of a sheet, where the address would cover the last row', async ({
  page,
}) => {
  const { services } = content;
  test.skip(!unlessHidden(services, 'weeks', services.weeks), 'the studio shows no such tables');
  await visit(page, '/services');
  await page.emulateMedia({ media: 'print' });
  const tables = page.getByRole('main').getByRole('table');
  expect(await tables.count()).toBeGreaterThan(0);
  for (const table of await tables.all()) await expect(table).toHaveCSS('break-inside', 'avoid');
});

test('the texts of all tabs are printed', async ({ page }) => {
  await visit(page, '/features');
  await page.emulateMedia({ media: 'print' });
  for (const { title } of [
    ...content.expertise.expertise.items,
    ...content.expertise.features.items,
  ])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a colleague’s name is printed on one line', async ({ page }) => {
  const { items } = content.people;
  // A longer name takes two lines.
  const fits = items.length > 0 && items.every(({ name }) => name.length <= 20);
  test.skip(!fits || Boolean(content.about.hidden?.people), 'no colleagues with short names');
  await page.setViewportSize(PAPER);
  await visit(page, '/about');
  await page.emulateMedia({ media: 'print' });
  const names = page.locator('.people h3');
  expect(await names.count()).toBeGreaterThan(0);
  for (const name of await names.all()) {
    const { height } = (await name.boundingBox())!;
    const line = await name.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(height).toBeLessThan(1.5 * line);
  }
});
