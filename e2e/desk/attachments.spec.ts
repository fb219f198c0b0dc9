import type { FileChooser } from '@playwright/test';
import { axeFaults } from '../axe.ts';
import { comeIn, expect, test } from './desk.ts';

/** A photo of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const [where, size] of Object.entries({
  'on a wide screen': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
}))
  test.describe(where, () => {
    test.use({ viewport: size, hasTouch: size.width < 960 });

    test('a photo is sent with the reply; a file that is not a photo is refused with a message, and the text stays', async ({
      page,
      desk,
      expectFault,
    }) => {
      expectFault(/422/);
      const id = await desk.enquire(1, {
        user_name: 'Meera Kale',
        user_email: 'meera@example.org',
        message: 'A flat in Aundh.',
      });
      await comeIn(page, desk);
      await page.goto(`${desk.origin}/desk/enquiry/${id}`);
      if (size.width < 960) await page.getByRole('button', { name: 'Reply', exact: true }).click();
      const reply = page.getByLabel('Your reply', { exact: true });
      await reply.fill('Here is the hall.');
      const attach = async (chosen: Parameters<FileChooser['setFiles']>[0]) => {
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Attach a photo or PDF' }).click();
        await (await chooser).setFiles(chosen);
      };
      const noPdf = {
        ...{ name: 'page.pdf', mimeType: 'application/pdf' },
        buffer: Buffer.from('<html>'),
      };
      await attach([
        noPdf,
        { name: 'hall.png', mimeType: 'image/png', buffer: PNG },
        {
          name: 'film.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
        },
      ]);
      const files = page.getByRole('list', { name: 'Files' });
      await expect(files.getByRole('listitem')).toHaveText([/hall\.png/]);
      const error = page.getByRole('alert').filter({ hasText: 'not attached' });
      await expect(error).toContainText('“page.pdf” is not attached. This file is not a JPEG');
      await expect(error).toContainText(
        '“film.pdf” is not attached. This file is larger than 10 MB.',
      );
      await expect(reply).toHaveValue(/Here is the hall\./);
      expect(await axeFaults(page)).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      await page.reload();
      if (size.width < 960) await page.getByRole('button', { name: /Continue/ }).click();
      await expect(files.getByRole('listitem')).toHaveText([/hall\.png/]);
      await attach(noPdf);
      await expect(error).toContainText('“page.pdf” is not attached.');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect.poll(() => desk.mailbox.received.length).toBe(1);
      const mail = JSON.stringify(desk.mailbox.received[0]);
      expect(mail).toContain('filename=hall.png');
      expect(mail).toContain('Here is the hall.');
      await expect(page.getByRole('article').getByText('hall.png')).toBeVisible();
      // The message was about the reply.
      await expect(error).toHaveCount(0);
    });
  });
