import { describe, expect, test } from 'vitest';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { enquiryOf, IDENTIFIERS } from '../fixtures.ts';
import type { OpenApi } from './home.ts';

/** Texts that cause errors in other programs. */
export function describeUnsafeText(open: OpenApi): void {
  describe('text that other programs fail on is made safe and stored', () => {
    test('line ends in a name, NUL, lone surrogates and controls', async () => {
      const { sendJson, enquiries } = await open();
      const { user_email, property_type } = enquiryOf('contact');
      const template_params = {
        user_email,
        property_type,
        user_name: 'Asha\r\nBcc: other@example.org',
        message: 'a\u0000b\ud800c\u001b[31m\r\nd',
      };
      expect(
        (await sendJson({ ...IDENTIFIERS, template_id: 'contact', template_params })).status,
      ).toBe(200);
      expect((await enquiries())[0]).toMatchObject({
        user_name: 'Asha Bcc: other@example.org',
        message: 'ab\ufffdc[31m\nd',
      });
    });

    test('a domain beyond ASCII is stored as mail servers know it; a message that shows nothing is none', async () => {
      const { sendForm, enquiries } = await open();
      const fields = enquiryOf('enquiry', {
        user_email: ' asha@Bücher.example',
        message: '\u200b\n\u3164',
      });
      expect((await sendForm(fields)).status).toBe(200);
      expect((await enquiries())[0]).toMatchObject({
        user_email: 'asha@xn--bcher-kva.example',
        message: null,
      });
    });

    test('invalid UTF-8 in a multipart field', async () => {
      const { request, enquiries } = await open();
      const part = (name: string, value: string) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
      const text = Object.entries(enquiryOf('contact', { message: 'BAD' }))
        .map(([n, v]) => part(n, v))
        .join('');
      const [before, after] = `${text}--x--\r\n`.split('BAD');
      const body = Buffer.concat([
        Buffer.from(before!),
        Buffer.from([0xff, 0xc3, 0x28]),
        Buffer.from(after!),
      ]);
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
      expect((await request(SEND_FORM_PATH, { method: 'POST', headers, body })).status).toBe(200);
      expect((await enquiries())[0]!.message).toContain('\ufffd');
    });
  });
}
