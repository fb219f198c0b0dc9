import { describe, expect, test } from 'vitest';
import { FIELD_NAMES, FORM_KEYS } from '#contract/forms.ts';
import { enquiryOf, formOf, IDENTIFIERS } from '../fixtures.ts';
import type { OpenApi } from './home.ts';

/** The test cases for valid enquiries. */
export function describeSending(open: OpenApi): void {
  describe('the wire format', () => {
    test.each(FORM_KEYS)(
      'the %s form is answered 200 "OK" and stored, by either address',
      async (form) => {
        const { sendForm, sendJson, enquiries, emails, wakes } = await open();
        const fields = enquiryOf(form);
        const answer = await sendForm(fields);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
        expect(await answer.text()).toBe('OK');

        const { user_email, ...others } = fields;
        const json = await sendJson({
          ...IDENTIFIERS,
          template_id: form,
          template_params: { ...others, user_email },
        });
        expect([json.status, await json.text()]).toEqual([200, 'OK']);

        expect(await enquiries()).toMatchObject([
          { form, user_email },
          { form, user_email },
        ]);
        expect(await emails()).toHaveLength(2);
        expect(await wakes()).toBe(2);
        expect(answer.headers.get('Enquiry-Reference')).toBe((await enquiries())[0]!.id);
      },
    );

    test('what is stored is what the form shows plus time, page and notice version; unknown fields are not', async () => {
      const { sendForm, enquiries, clock } = await open();
      await sendForm(
        enquiryOf('contact', {
          page: '/contact',
          notice_version: '2026-11',
          fill_ms: '9000',
          secret_field: 'x',
          user_phone: '123',
        }),
      );
      const { id, ...row } = (await enquiries())[0]! as unknown as Record<string, unknown>;
      expect(id).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
      expect(row).toEqual({
        form: 'contact',
        submission_id: null,
        content_hash: expect.any(String),
        text_hash: null,
        ...Object.fromEntries(FIELD_NAMES.map((name) => [name, null])),
        user_name: 'Asha Patil',
        user_email: 'asha@example.org',
        property_type: '2BHK',
        message: 'A quiet flat, please.',
        page: '/contact',
        notice_version: '2026-11',
        received_at: clock.now,
        answered_at: null,
        spam_reason: null,
        // Columns that the desk derives from these.
        due_at: expect.any(Number),
        has_search_text: expect.any(Number),
        desk_outcome: null,
        desk_state: 'new',
        desk_what: '2BHK',
      });
    });

    test.each([
      ['user_id', undefined, 'The public key is required (user_id).'],
      ['user_id', 'other', "The public key is not one of this site's (user_id)."],
      ['service_id', '', 'The service ID is required (service_id).'],
      ['service_id', 'toString', "The service ID is not one of this site's (service_id)."],
      ['template_id', undefined, 'The template ID is required (template_id).'],
      ['template_id', '__proto__', "The template ID is not one of this site's (template_id)."],
    ])(
      'a missing or wrong %s (%s) is answered 400 naming the identifier',
      async (name, value, text) => {
        const { sendForm, enquiries } = await open();
        const answer = await sendForm(enquiryOf('contact', { [name]: value }));
        expect([answer.status, await answer.text()]).toEqual([400, text]);
        expect(await enquiries()).toEqual([]);
      },
    );

    test('the identifiers may come twice, as from a form with hidden fields sent by the official client', async () => {
      const { sendForm } = await open();
      const form = formOf(enquiryOf('contact'));
      for (const [name, value] of Object.entries(IDENTIFIERS)) form.append(name, value);
      expect((await sendForm(form)).status).toBe(200);
      form.append('user_id', 'another');
      expect(await (await sendForm(form)).text()).toBe(
        'The public key was sent more than once (user_id).',
      );
    });

    test.each(['2BHK', '2bhk'])(
      'the option value %s is accepted everywhere',
      async (property_type) => {
        const { sendForm, enquiries } = await open();
        for (const form of ['contact', 'home', 'enquiry'] as const) {
          expect((await sendForm(enquiryOf(form, { property_type }))).status).toBe(200);
        }
        expect((await enquiries()).map((row) => row.property_type)).toEqual([
          '2BHK',
          '2BHK',
          '2BHK',
        ]);
      },
    );
  });

  describe('retries', () => {
    const submission_id = '0b5c1c52-6a6e-4b9c-9a52-0f2b7f1f6b0d';

    test('eight retries at once with one submission id store once', async () => {
      const { sendForm, enquiries, emails } = await open();
      const fields = enquiryOf('enquiry', { submission_id });
      const answers = await Promise.all(Array.from({ length: 8 }, () => sendForm(fields)));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      const references = answers.map(({ headers }) => headers.get('Enquiry-Reference'));
      expect(new Set(references)).toEqual(new Set([(await enquiries())[0]!.id]));
      expect([(await enquiries()).length, (await emails()).length]).toEqual([1, 1]);
    });

    test('a repeated submission id with other words stores the later words too', async () => {
      const { sendForm, enquiries, emails } = await open();
      await sendForm(enquiryOf('contact', { submission_id, message: 'First thought.' }));
      await sendForm(enquiryOf('contact', { submission_id, message: 'Second thought.' }));
      await sendForm(enquiryOf('contact', { submission_id, message: 'First thought.' }));
      expect((await enquiries()).map(({ message }) => message)).toEqual([
        'First thought.',
        'Second thought.',
      ]);
      expect(await emails()).toHaveLength(2);
    });

    test('an empty submission id, as without JavaScript, is not an id', async () => {
      const { sendForm, enquiries } = await open();
      await sendForm(enquiryOf('contact', { submission_id: '' }));
      await sendForm(enquiryOf('contact', { submission_id: '' }));
      expect(await enquiries()).toHaveLength(2);
    });
  });

  describe('a form sent without JavaScript', () => {
    const browser = { Accept: 'text/html,application/xhtml+xml', 'Sec-Fetch-Mode': 'navigate' };

    test('comes back to its page, at the place that says "Message sent successfully!"', async () => {
      const { sendForm } = await open();
      const answer = await sendForm(enquiryOf('question', { page: '/faq' }), browser);
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/faq#question-sent']);
    });

    test.each(['//evil.example', 'https://evil.example/', '/nowhere', '/faq?x', '\\evil'])(
      'is never sent on to %s',
      async (page) => {
        const { sendForm } = await open();
        const answer = await sendForm(enquiryOf('contact', { page }), browser);
        expect(answer.headers.get('Location')).toBe('/#contact-sent');
      },
    );

    test('is answered with a page that has the literal text, every error, and the other ways to reach the studio', async () => {
      const { sendForm } = await open();
      const referer = { ...browser, Referer: 'https://studio.example/faq' };
      const answer = await sendForm(
        enquiryOf('contact', { user_name: '', user_email: '<script>' }),
        referer,
      );
      const html = await answer.text();
      expect(answer.status).toBe(400);
      expect(html).toContain('Failed to send message. Please try again.');
      expect(html.match(/<li>/g)).toHaveLength(2);
      expect(html).toContain('href="tel:+912055500100"');
      expect(html).toContain('href="mailto:desk@studio.example"');
      expect(html).toContain('href="/faq"');
      expect(html).not.toContain('<script>');
      expect(answer.headers.get('Content-Security-Policy')).not.toContain('unsafe');
    });
  });
}
