import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a question opens, and opening another closes it', async ({ page }) => {
    await page.goto('/faq');
    const [first, second] = content.faq.items;
    await page.getByText(first!.question).click();
    await expect(page.getByText(first!.answer)).toBeVisible();
    await page.getByText(second!.question).click();
    await expect(page.getByText(second!.answer)).toBeVisible();
    await expect(page.getByText(first!.answer)).toBeHidden();
  });
});

test.describe('in print', () => {
  test('a page prints its text without controls', async ({ page }) => {
    await visit(page, '/contact');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause motion' })).toBeHidden();
    await expect(
      page.getByRole('banner').getByRole('button', { name: content.forms.enquiry.button }),
    ).toBeHidden();
  });
  test('the portfolio shows both categories and every project with its heading, without tabs', async ({
    page,
  }) => {
    await visit(page, '/projects');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('tablist')).toBeHidden();
    for (const { title, projects } of content.categories) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      if (projects.length > 1)
        for (const project of projects)
          await expect(
            page.getByRole('heading', { name: project.title, exact: true }).first(),
          ).toBeVisible();
    }
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('no film plays and no counter counts up', async ({ page }) => {
    await visit(page, '/');
    await page.getByText(content.home.counters[0]!.label).scrollIntoViewIfNeeded();
    const { target } = content.home.counters[0]!;
    await expect(page.getByRole('definition').first().locator('[aria-hidden]')).toHaveText(
      String(target),
    );
    await page.waitForLoadState('networkidle');
    const playing = await page
      .locator('video')
      .evaluateAll(
        (videos) => videos.filter((video) => !(video as HTMLVideoElement).paused).length,
      );
    expect(playing).toBe(0);
  });
});
