import { describe, expect, test } from 'vitest';
import { SEND_FORM_PATH, SEND_PATH } from '#contract/wire.ts';
import { enquiryOf } from '../fixtures.ts';
import type { OpenApi } from './home.ts';

/** All refusals and their responses. */
export function describeErrorCatalogue(open: OpenApi): void {
  describe('the error catalogue', () => {
    test.each([
      ['https://evil.example', 403],
      ['null', 403],
      ['https://studio.example.evil.example', 403],
      ['nonsense', 403],
      ['https://studio.example', 200],
      ['http://127.0.0.1:3000', 200],
    ])('a send whose Origin is %s is answered %i', async (Origin, status) => {
      const { sendForm } = await open();
      const answer = await sendForm(enquiryOf('contact'), { Origin, Host: '127.0.0.1:3000' });
      expect(answer.status).toBe(status);
      if (status === 403) expect(await answer.text()).toBe('Forbidden');
    });

    test.each([
      ['bad@person.example', 403],
      ['BAD@person.EXAMPLE', 403],
      ['good@person.example', 200],
      ['anyone@spam.example', 403],
      ['anyone@mail.spam.example', 403],
      ['anyone@notspam.example', 200],
    ])('with a block list, %s is answered %i', async (user_email, status) => {
      const { sendForm } = await open({ BLOCK_LIST: 'bad@person.example,spam.example' });
      expect((await sendForm(enquiryOf('contact', { user_email }))).status).toBe(status);
    });

    test('451 "Unavailable For Headless Browser" only if that blocking is switched on', async () => {
      const headlessBrowser = { 'User-Agent': 'Mozilla/5.0 HeadlessChrome/156.0' };
      const answered = await (await open()).sendForm(enquiryOf('contact'), headlessBrowser);
      expect(answered.status).toBe(200);
      const { sendForm } = await open({ BLOCK_HEADLESS: 'on' });
      const answer = await sendForm(enquiryOf('contact'), headlessBrowser);
      expect([answer.status, await answer.text()]).toEqual([
        451,
        'Unavailable For Headless Browser',
      ]);
      expect((await sendForm(enquiryOf('contact'), { 'User-Agent': 'Firefox' })).status).toBe(200);
    });

    test('64 KiB are accepted, a byte more is 413', async () => {
      const { sendJson } = await open();
      const { service_id, user_id, template_id, ...template_params } = enquiryOf('contact');
      const bodyOf = (bytes: number) => {
        const body = { service_id, user_id, template_id, template_params, pad: '' };
        return JSON.stringify({ ...body, pad: 'x'.repeat(bytes - JSON.stringify(body).length) });
      };
      expect((await sendJson(bodyOf(65_536))).status).toBe(200);
      expect((await sendJson(bodyOf(65_537))).status).toBe(413);
    });

    test.each([
      [SEND_FORM_PATH, 'application/json', 'multipart/form-data'],
      [SEND_FORM_PATH, 'application/x-www-form-urlencoded', 'multipart/form-data'],
      [SEND_FORM_PATH, 'multipart/form-data-x', 'multipart/form-data'],
      [SEND_PATH, 'text/plain', 'application/json'],
    ])('415 for other content types: %s with %s', async (path, type, wanted) => {
      const { request } = await open();
      const answer = await request(path, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: '{}',
      });
      expect([answer.status, answer.headers.get('Accept-Post')]).toEqual([415, wanted]);
    });

    test.each([
      ['gzip', 415],
      ['br', 415],
      ['identity, gzip', 415],
      ['nonsense', 415],
      ['identity', 200],
      ['', 200],
    ])('a body sent as Content-Encoding "%s" is answered %i', async (encoding, status) => {
      const { sendForm, sendJson, enquiries } = await open();
      const { service_id, user_id, template_id, ...template_params } = enquiryOf('contact');
      const headers = { 'Content-Encoding': encoding };
      const answers = [
        await sendForm(enquiryOf('contact'), headers),
        await sendJson({ service_id, user_id, template_id, template_params }, headers),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status]);
      expect(await enquiries()).toHaveLength(status === 200 ? 2 : 0);
      if (status === 415) expect(answers[0]!.headers.get('Accept-Encoding')).toBe('identity');
    });

    test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
      '405 with Allow for %s',
      async (method) => {
        const { request } = await open();
        for (const path of [SEND_FORM_PATH, SEND_PATH]) {
          const answer = await request(path, { method });
          expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
        }
      },
    );

    test('any other address below /api is 404, in plain text', async () => {
      const { request } = await open();
      for (const path of [
        '/api/v1.0/email/send-form/',
        '/api/V1.0/email/send',
        '/api/v1.0/email/%73end/x',
      ]) {
        expect((await request(path, { method: 'POST' })).status).toBe(404);
      }
    });

    test('every answer carries the security headers', async () => {
      const { request, sendForm } = await open();
      for (const answer of [
        await sendForm(enquiryOf('contact')),
        await sendForm({}),
        await request('/api/x'),
      ]) {
        expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
        expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
        expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      }
    });

    test('what is refused is one line of the log, with its reason and nobody’s address', async () => {
      const { sendForm, logged } = await open({
        BLOCK_LIST: 'asha@example.org',
        BLOCK_HEADLESS: 'on',
        RATE_LIMIT: '1/60',
      });
      const other = enquiryOf('contact', { user_email: 'ravi@example.org' });
      const headless = { 'User-Agent': 'HeadlessChrome' };
      const statuses = [
        await sendForm(other, { Origin: 'https://asha.example' }),
        await sendForm(enquiryOf('contact')),
        await sendForm(other, headless),
        await sendForm(other),
        await sendForm(other),
      ].map(({ status }) => status);
      expect(statuses).toEqual([403, 403, 451, 200, 429]);
      for (let i = 0; i < 7; i += 1) await sendForm({});
      await sendForm({});
      const refused = (await logged()).filter(({ event }) => event === 'refused');
      expect(refused).toEqual(
        [
          [403, 'page of another site (neither SITE_ORIGIN nor Host)'],
          [403, 'address on BLOCK_LIST'],
          [451, 'headless browser (BLOCK_HEADLESS)'],
          [429, 'enquiries of one address (RATE_LIMIT)'],
          [429, 'requests of one address (RATE_LIMIT)'],
        ].map(([status, reason]) => ({ level: 'warn', event: 'refused', status, reason })),
      );
      expect(JSON.stringify(refused)).not.toMatch(/asha|ravi|192\.0\.2/i);
    });

    test('logs hold references and codes, never words or addresses', async () => {
      const { sendForm, logged } = await open();
      await sendForm(enquiryOf('contact'));
      await sendForm(enquiryOf('contact', { user_email: 'broken' }));
      // The edge also logs an error because there is no mail server.
      expect((await logged()).filter(({ level }) => level === 'info')).toHaveLength(1);
      expect(JSON.stringify(await logged())).not.toMatch(/Asha|asha|quiet|192\.0\.2/);
    });
  });
}
