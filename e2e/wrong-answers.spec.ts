import { content } from './content.ts';
import { FORMS, newVisitor } from './enquiries.ts';
import { openPortal, WRONG_ANSWERS } from './portal.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const { fill, find, path } = FORMS['Contact page'];

for (const [name, answer] of Object.entries(WRONG_ANSWERS))
  test(`${name} instead of the mail relay’s answer is a failure that keeps the fields`, async ({
    page,
    baseURL,
    expectFault,
  }) => {
    expectFault(/The form was not sent|request leaves the site/);
    const portal = await openPortal(baseURL!, answer);
    try {
      await visit(page, portal.origin + path);
      const form = await find(page);
      const visitor = newVisitor();
      await fill(form, visitor);
      await form.getByRole('button', { name: 'Submit' }).click();
      await expect(form).toHaveAttribute('data-sending', 'error');
      await expect(form.getByRole('status')).toContainText('Failed to send message.');
      const message = form.getByLabel(content.forms.labels.message);
      await expect(message).toHaveValue(visitor.words);
      await page.reload();
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(message, 'the draft is kept as well').toHaveValue(visitor.words);
    } finally {
      portal.close();
    }
  });
