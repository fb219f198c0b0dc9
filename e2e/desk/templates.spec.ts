import { axeFaults } from '../axe.ts';
import { comeIn, expect, test } from './desk.ts';

for (const [where, size] of Object.entries({
  'on a wide screen': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
}))
  test.describe(where, () => {
    test.use({ viewport: size, hasTouch: size.width < 960 });

    test('a template is written, moved, removed and restored; its text survives a reload', async ({
      page,
      desk,
      expectFault,
    }) => {
      expectFault(/400/);
      await comeIn(page, desk);
      await page.getByRole('link', { name: 'Templates for replies' }).click();
      await page.getByRole('button', { name: 'Add a template' }).click();
      await page.getByLabel('Text').fill('We come on ');
      await page.getByRole('button', { name: '{reply by}' }).click();
      await expect(page.getByLabel('Text')).toHaveValue('We come on {reply by}');
      await page.reload();
      await expect(page.getByLabel('Text')).toHaveValue('We come on {reply by}');
      await page.getByRole('button', { name: 'Save the template' }).click();
      await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/is empty/);
      await page.getByLabel('Name').fill('First visit');
      await page.getByRole('button', { name: 'Save the template' }).click();
      await expect(page.getByText('“First visit” is saved.')).toBeVisible();
      for (const name of ['Fees', 'Too far away']) {
        await page.getByRole('button', { name: 'Add a template' }).click();
        await page.getByLabel('Name').fill(name);
        await page.getByLabel('Text').fill('x');
        await page.getByRole('button', { name: 'Save the template' }).click();
        await expect(page.getByText(`“${name}” is saved.`)).toBeVisible();
      }
      const items = page.getByRole('main').getByRole('listitem');
      await page.getByRole('button', { name: /^Up .*Too far away/ }).click();
      await expect(items).toHaveText([/^First visit/, /^Too far away/, /^Fees/]);
      await page.getByRole('button', { name: /^Remove .*Too far away/ }).click();
      await expect(items).toHaveText([/^First visit/, /^Fees/]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(items).toHaveText([/^First visit/, /^Too far away/, /^Fees/]);
      await page.getByRole('button', { name: /^Edit .*Fees/ }).click();
      expect(await axeFaults(page)).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    });

    test('a template is inserted with its gaps filled; the reply can be sent once the others are filled by hand', async ({
      page,
      desk,
    }) => {
      await desk.database.call(
        'addTemplate',
        {
          name: 'First visit',
          body: 'Thank you for asking about your {property type}. May we come on {date of visit}?',
        },
        100,
      );
      const id = await desk.enquire(1, {
        user_name: 'Meera Kale',
        user_email: 'meera@example.org',
        property_type: '2BHK',
        message: 'A flat in Aundh.',
      });
      await comeIn(page, desk);
      await page.goto(`${desk.origin}/desk/enquiry/${id}`);
      if (size.width < 960) await page.getByRole('button', { name: 'Reply', exact: true }).click();
      await page.getByText('Insert a template').click();
      await page.getByRole('button', { name: 'First visit' }).click();
      const reply = page.getByLabel('Your reply', { exact: true });
      await expect(reply).toHaveValue(
        /^Dear Meera,\n\nThank you for asking about your 2BHK\. May we come on \{date of visit\}\?\n\nAsha Rane\n/,
      );
      await expect(reply).toBeFocused();
      await expect(page.locator('mark')).toHaveText('{date of visit}');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'gap' })).toHaveText(
        'The reply still has the gap {date of visit}. Fill it, or remove it.',
      );
      expect(await axeFaults(page)).toEqual([]);
      // The highlight is exactly behind its text.
      const offset = await page.evaluate(() => {
        const area = document.querySelector<HTMLElement>('.reply textarea')!;
        const behind = document.querySelector<HTMLElement>('.gapped')!;
        const style = (of: HTMLElement) => {
          const { fontSize, lineHeight, paddingTop, letterSpacing } = getComputedStyle(of);
          return [fontSize, lineHeight, paddingTop, letterSpacing, of.clientWidth];
        };
        return [style(area), style(behind)];
      });
      expect(offset[1]).toEqual(offset[0]);
      await page.getByRole('button', { name: '{date of visit}' }).click();
      await page.keyboard.insertText('Friday at ten');
      await expect(page.locator('mark')).toHaveCount(0);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect.poll(() => desk.mailbox.received.length).toBe(1);
      expect(JSON.stringify(desk.mailbox.received[0])).toContain('Friday at ten');
    });
  });
