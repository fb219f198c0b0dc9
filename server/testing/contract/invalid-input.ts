import { describe, expect, test } from 'vitest';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { enquiryOf, formOf, IDENTIFIERS } from '../fixtures.ts';
import type { OpenApi } from './home.ts';

const PHONE = 'user_phone must be one phone number such as +91 98230 12345.';
const EMAIL = 'user_email must be an e-mail address such as name@example.org.';
const TYPE = 'property_type must be one of 1BHK, 2BHK, 3BHK, Bungalow, Above, Commercial.';

/** The responses to each kind of invalid input. */
export function describeInvalidInput(open: OpenApi): void {
  describe('invalid input is answered 400 with one line per error', () => {
    const longest = (length: number) => 'x'.repeat(length);
    test.each([
      ['user_name', '', 'user_name is required.'],
      ['user_name', ' \t\r\n ', 'user_name is required.'],
      ...['\u200b', '\u3164', '\u2800', '\u00ad', '\u202e', '\ufe0f', ' \u115f\u2060 '].map(
        (name): [string, string, string] => ['user_name', name, 'user_name is required.'],
      ),
      ['user_name', longest(121), 'user_name has 121 characters; 120 are allowed.'],
      ['user_email', 'asha@bü cher.example', EMAIL],
      ['user_email', 'asha@', EMAIL],
      ['user_email', 'a@b.example\r\nBcc: c@d.example', EMAIL],
      [
        'user_email',
        `${longest(250)}@b.example`,
        'user_email has 260 characters; 254 are allowed.',
      ],
      ['user_phone', '12345', 'user_phone must have at least 6 characters.'],
      ['user_phone', '1'.repeat(21), 'user_phone has 21 characters; 20 are allowed.'],
      ['user_email', 'asha@example.org\u0000', EMAIL],
      ['user_email', 'as\u0000ha@example.org', EMAIL],
      ['user_phone', '98765\r\n43210', PHONE],
      ['user_phone', '9876543210\n', PHONE],
      ['user_phone', '98765\u202843210', PHONE],
      ['user_phone', '98765\u000043210', PHONE],
      ['user_phone', '98230 12345, 98230 54321', PHONE],
      ['user_phone', '98x76543', PHONE],
      ['property_type', 'Castle', TYPE],
      ['property_type', 'constructor', TYPE],
      ['message', longest(5001), 'message has 5001 characters; 5000 are allowed.'],
      ['submission_id', longest(65), 'submission_id must be a UUID.'],
      ['submission_id', '../../etc', 'submission_id must be a UUID.'],
    ])('%s: %j', async (name, value, error) => {
      const { sendForm, enquiries } = await open();
      const answer = await sendForm(enquiryOf('enquiry', { [name]: value }));
      expect([answer.status, await answer.text()]).toEqual([400, error]);
      expect(await enquiries()).toEqual([]);
    });

    test('values one either side of each bound', async () => {
      const { sendForm } = await open();
      const status = async (changes: Record<string, string>) =>
        (await sendForm(enquiryOf('enquiry', changes))).status;
      expect(
        await status({ user_name: longest(120), message: longest(5000), user_phone: '123456' }),
      ).toBe(200);
      expect(await status({ user_phone: '+91 (20) 5550-0100 1' })).toBe(200);
      // The browser counts a line break as one character, but sends two.
      expect(await status({ message: 'a\r\n'.repeat(2500) })).toBe(200);
      expect(await status({ message: `${'a\r\n'.repeat(2501).trimEnd()}!` })).toBe(400);
      const local = longest(64);
      const domain = `${longest(63)}.${longest(63)}.${longest(61)}`;
      expect(await status({ user_email: `${local}@${domain}` })).toBe(200);
      expect(await status({ user_email: `${local}@${domain}x` })).toBe(400);
    });

    test('every error of every field gets its own line', async () => {
      const { sendForm } = await open();
      const answer = await sendForm({ ...IDENTIFIERS, template_id: 'contact' });
      expect((await answer.text()).split('\n')).toEqual([
        'user_name is required.',
        'user_email is required.',
        'property_type is required.',
        'message is required.',
      ]);
    });

    test('a field with two values is ambiguous, a file is not text', async () => {
      const { sendForm } = await open();
      const twice = formOf(enquiryOf('contact'));
      twice.append('user_email', 'second@example.org');
      expect(await (await sendForm(twice)).text()).toBe('user_email was sent more than once.');
      const file = formOf(enquiryOf('contact', { message: undefined }));
      file.append('message', new File(['words'], '../../etc/passwd'));
      expect(await (await sendForm(file)).text()).toBe('message must be text.');
    });

    test.each([
      ['an object', { path: '/etc/passwd' }],
      ['an address to fetch', { href: 'http://127.0.0.1:9/' }],
      ['a list', ['a', 'b']],
      ['a number', 5],
      ['true', true],
    ])('JSON: %s is not text', async (_title, message) => {
      const { sendJson, enquiries } = await open();
      const { service_id, user_id, template_id, ...template_params } = enquiryOf('contact');
      const answer = await sendJson({
        service_id,
        user_id,
        template_id,
        template_params: { ...template_params, message },
      });
      expect([answer.status, await answer.text()]).toEqual([400, 'message must be text.']);
      expect(await enquiries()).toEqual([]);
    });

    test.each([
      ['{', 'The body is not well-formed JSON.'],
      ['[]', 'The body must be an object.'],
      ['null', 'The body must be an object.'],
      ['"text"', 'The body must be an object.'],
      ['', 'The body is not well-formed JSON.'],
      ['{"template_params":[]}', 'template_params must be an object.'],
      ['{"template_params":"x"}', 'template_params must be an object.'],
      [
        `{"template_params":{${Array.from({ length: 101 }, (_, i) => `"f${i}":""`).join()}}}`,
        'More than 100 fields were sent.',
      ],
    ])('JSON %s', async (body, error) => {
      const { sendJson } = await open();
      const answer = await sendJson(body);
      expect([answer.status, await answer.text()]).toEqual([400, error]);
    });

    test('prototype keys are names like any other: ignored', async () => {
      const { sendJson, enquiries } = await open();
      const params = `{"user_name":"A","user_email":"a@b.example","property_type":"2BHK","message":"m","__proto__":{"message":"p"},"constructor":"c"}`;
      const body = `{"service_id":"studio","user_id":"osari","template_id":"contact","__proto__":{"x":1},"template_params":${params}}`;
      expect((await sendJson(body)).status).toBe(200);
      expect((await enquiries())[0]!.message).toBe('m');
      expect(({} as Record<string, unknown>).x).toBeUndefined();
    });

    test('a body that is not multipart is rejected', async () => {
      const { request } = await open();
      for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
        const answer = await request(SEND_FORM_PATH, {
          method: 'POST',
          headers: { 'Content-Type': type },
          body: 'words',
        });
        expect([answer.status, await answer.text()]).toEqual([
          400,
          'The body is not well-formed multipart form data.',
        ]);
      }
    });
  });
}
