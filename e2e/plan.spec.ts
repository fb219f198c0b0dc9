/** A project's plan shows where each picture was taken. */
import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { entry, goToDetails, preview, thumbnail } from './projects.ts';
import { expect, lookAt, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const drawn = content.categories
  .flatMap(({ projects }) => projects)
  .find(({ plan }) => plan && plan.standpoints.length > 2);

test.describe('a project with a plan', () => {
  test.skip(!drawn, 'content/ has no plan');
  const [first, second] = drawn?.plan?.standpoints.map(({ n }) => n) ?? [];
  const plan = (page: Page) =>
    entry(page, drawn!.title).getByRole('img', {
      name: content.projects.plan.alt.replace('{title}', drawn!.title),
    });
  const sight = (page: Page, n?: number) =>
    entry(page, drawn!.title).locator(`[data-standpoint="${n}"] path`).first();
  const expectSight = (page: Page, n: number | undefined, opacity: '0' | '1') =>
    expect(sight(page, n)).toHaveCSS('opacity', opacity);

  test('is shown in the space that was reserved for it', async ({ page }) => {
    await visit(page, `/projects#${drawn!.slug}`);
    await goToDetails(page);
    const [, , width, height] = drawn!.plan!.viewBox;
    const { width: w, height: h } = (await plan(page).boundingBox())!;
    expect(w / h).toBeCloseTo(width / height, 1);
    await lookAt(plan(page));
    await expect(plan(page)).toHaveJSProperty('complete', true);
    expect(await plan(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
      0,
    );
    expect((await plan(page).boundingBox())!.height).toBeCloseTo(h, 0);
  });

  test('shows where the focused picture and the one in the preview were taken', async ({
    page,
  }) => {
    await visit(page, `/projects#${drawn!.slug}`);
    await goToDetails(page);
    await expectSight(page, first, '0');
    await thumbnail(page, drawn!.title, first!).focus();
    await expectSight(page, first, '1');
    await expectSight(page, second, '0');
    await thumbnail(page, drawn!.title, second!).hover();
    await expectSight(page, second, '1');
    await expectSight(page, first, '0');
    await thumbnail(page, drawn!.title, second!).click();
    await page.mouse.move(0, 0);
    await thumbnail(page, drawn!.title, second!).blur();
    await expectSight(page, second, '1');
    await expectSight(page, first, '0');
  });

  test('pointing at a standpoint shows its cone of sight, and a click previews its picture', async ({
    page,
  }) => {
    await visit(page, `/projects#${drawn!.slug}`);
    await goToDetails(page);
    await lookAt(plan(page));
    const paper = (await plan(page).boundingBox())!;
    const { viewBox, standpoints } = drawn!.plan!;
    const scale = paper.width / viewBox[2];
    const { n, at } = standpoints.find(({ n }) => n === second)!;
    const [x, y] = [(at[0] - viewBox[0]) * scale, (at[1] - viewBox[1]) * scale];
    await page.mouse.move(paper.x + x, paper.y + y);
    await expectSight(page, n, '1');
    await page.mouse.click(paper.x + x, paper.y + y);
    await expect(preview(page)).toHaveAttribute('data-preview', String(n));
    await expect(thumbnail(page, drawn!.title, n)).toHaveAttribute('aria-pressed', 'true');
    // Far from every standpoint a click has no effect.
    await page.mouse.move(paper.x + 1, paper.y + 1);
    await page.mouse.click(paper.x + 1, paper.y + 1);
    await expect(preview(page)).toHaveAttribute('data-preview', String(n));
  });

  test('has a scale bar of three metres and a north arrow', async ({ page }) => {
    const { metre, north, viewBox } = drawn!.plan!;
    test.skip(north === undefined, 'views.json has no north');
    await visit(page, `/projects#${drawn!.slug}`);
    await goToDetails(page);
    await lookAt(plan(page));
    const scale = entry(page, drawn!.title).getByText('3 m', { exact: true });
    await expect(scale).toBeVisible();
    await expect(
      entry(page, drawn!.title).getByText(content.projects.plan.north, { exact: true }),
    ).toBeVisible();
    const bar = await scale.evaluate((p) => parseFloat(getComputedStyle(p, '::before').width));
    const { width } = (await plan(page).boundingBox())!;
    expect(bar).toBeCloseTo((3 * metre * width) / viewBox[2], 0);
  });

  test('on a phone, where the preview may cover the plan, a small plan is shown in the preview', async ({
    page,
  }) => {
    const place = preview(page).locator(`[data-standpoint="${second}"]`);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/projects#${drawn!.slug}`);
    await goToDetails(page);
    await thumbnail(page, drawn!.title, second!).click();
    await expect(place).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(place).toBeHidden();
  });

  test('has no empty sheet if the drawing fails to load', async ({ page, expectFault }) => {
    expectFault(/-plan-/);
    await page.route(/-plan-/, (route) => route.abort('failed'));
    await visit(page, `/projects#${drawn!.slug}`);
    await goToDetails(page);
    await lookAt(thumbnail(page, drawn!.title, first!));
    await expect(plan(page)).toHaveCount(0);
    await expect(sight(page, first)).toHaveCount(0);
  });

  test('is printed without standpoints', async ({ page }) => {
    await visit(page, `/projects#${drawn!.slug}`);
    await goToDetails(page);
    await expect(sight(page, first)).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(plan(page)).toBeVisible();
    await expect(sight(page, first)).toBeHidden();
  });
});
