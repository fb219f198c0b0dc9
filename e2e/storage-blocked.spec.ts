/** The site in a browser that blocks storage. Any error of a page fails these tests (studio.ts). */
import { barLink, barLinks, expectTitle } from './bar-links.ts';
import { PATHS } from './content.ts';
import { expectEmail, FORMS, newVisitor } from './enquiries.ts';
import { WITHOUT_STORAGE } from './storage-blocked.ts';
import { expect, scrollTo, test, visit } from './studio.ts';

// The fixture of other tests would write to the storage.
test.use({ contextOptions: { reducedMotion: 'reduce' }, firstVisit: true });

for (const [how, block] of Object.entries(WITHOUT_STORAGE))
  test.describe(how, () => {
    test.beforeEach(({ page }) => block(page));

    test('every page starts its scripts', async ({ page }) => {
      for (const path of PATHS) await visit(page, path);
    });

    test('the next page, Back and a reload', async ({ page }) => {
      await visit(page, '/faq');
      const [next] = barLinks(1, '/faq');
      await barLink(page, next!.label).click();
      await expectTitle(page, next!.to);
      await page.goBack();
      await expectTitle(page, '/faq');
      await scrollTo(page, 200);
      await page.reload();
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
    });

    for (const [name, { path, find, fill, button }] of Object.entries(FORMS))
      test(`"${name}" sends with the official client`, async ({ page }) => {
        await visit(page, path);
        const form = await find(page);
        const visitor = newVisitor();
        await fill(form, visitor);
        const sent = page.waitForRequest((request) => request.method() === 'POST');
        await form.getByRole('button', { name: button }).click();
        expect((await sent).postData()).toContain('lib_version');
        await expect(form).toHaveAttribute('data-sending', 'success');
        await expectEmail(visitor);
      });
  });
