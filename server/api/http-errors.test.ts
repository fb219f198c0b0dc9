import { describe, expect, test } from 'vitest';
import { SEND_FORM_PATH, SEND_PATH } from '#enquiry/wire.ts';
import { openTestApi } from '#server/testing/api.ts';
import { enquiryOf, formOf, IDENTIFIERS } from '#server/testing/fixtures.ts';

describe('invalid input is answered 400 with one line per error', () => {
  const longest = (length: number) => 'x'.repeat(length);
  test.each([
    ['user_name', '', 'user_name is required.'],
    ['user_name', ' \t\r\n ', 'user_name is required.'],
    ['user_name', longest(121), 'user_name has 121 characters; 120 are allowed.'],
    ['user_email', 'asha@', 'user_email must be an e-mail address such as name@example.org.'],
    [
      'user_email',
      'a@b.example\r\nBcc: c@d.example',
      'user_email must be an e-mail address such as name@example.org.',
    ],
    ['user_email', `${longest(250)}@b.example`, 'user_email has 260 characters; 254 are allowed.'],
    ['user_phone', '12345', 'user_phone must have at least 6 characters.'],
    ['user_phone', '1'.repeat(21), 'user_phone has 21 characters; 20 are allowed.'],
    [
      'user_email',
      'asha@example.org\u0000',
      'user_email must be an e-mail address such as name@example.org.',
    ],
    [
      'user_email',
      'as\u0000ha@example.org',
      'user_email must be an e-mail address such as name@example.org.',
    ],
    [
      'user_phone',
      '98765\r\n43210',
      'user_phone must be one phone number such as +91 98230 12345.',
    ],
    ['user_phone', '9876543210\n', 'user_phone must be one phone number such as +91 98230 12345.'],
    [
      'user_phone',
      '98765\u202843210',
      'user_phone must be one phone number such as +91 98230 12345.',
    ],
    [
      'user_phone',
      '98765\u000043210',
      'user_phone must be one phone number such as +91 98230 12345.',
    ],
    [
      'user_phone',
      '98230 12345, 98230 54321',
      'user_phone must be one phone number such as +91 98230 12345.',
    ],
    ['user_phone', '98x76543', 'user_phone must be one phone number such as +91 98230 12345.'],
    [
      'property_type',
      'Castle',
      'property_type must be one of 1BHK, 2BHK, 3BHK, Bungalow, Above, Commercial.',
    ],
    [
      'property_type',
      'constructor',
      'property_type must be one of 1BHK, 2BHK, 3BHK, Bungalow, Above, Commercial.',
    ],
    ['message', longest(5001), 'message has 5001 characters; 5000 are allowed.'],
    ['submission_id', longest(65), 'submission_id must be a UUID.'],
    ['submission_id', '../../etc', 'submission_id must be a UUID.'],
  ])('%s: %j', async (name, value, error) => {
    const { sendForm, enquiries } = openTestApi();
    const answer = await sendForm(enquiryOf('enquiry', { [name]: value }));
    expect([answer.status, await answer.text()]).toEqual([400, error]);
    expect(enquiries()).toEqual([]);
  });

  test('values one either side of each bound', async () => {
    const { sendForm } = openTestApi();
    const status = async (changes: Record<string, string>) =>
      (await sendForm(enquiryOf('enquiry', changes))).status;
    expect(
      await status({ user_name: longest(120), message: longest(5000), user_phone: '123456' }),
    ).toBe(200);
    expect(await status({ user_phone: '+91 (20) 5550-0100 1' })).toBe(200);
    // The browser counts a line end once, the wire carries it as two.
    expect(await status({ message: 'a\r\n'.repeat(2500) })).toBe(200);
    expect(await status({ message: `${'a\r\n'.repeat(2501).trimEnd()}!` })).toBe(400);
    const local = longest(64);
    const domain = `${longest(63)}.${longest(63)}.${longest(61)}`;
    expect(await status({ user_email: `${local}@${domain}` })).toBe(200);
    expect(await status({ user_email: `${local}@${domain}x` })).toBe(400);
  });

  test('every error of every field gets its own line', async () => {
    const { sendForm } = openTestApi();
    const answer = await sendForm({ ...IDENTIFIERS, template_id: 'contact' });
    expect((await answer.text()).split('\n')).toEqual([
      'user_name is required.',
      'user_email is required.',
      'property_type is required.',
      'message is required.',
    ]);
  });

  test('a field with two values is ambiguous, a file is not text', async () => {
    const { sendForm } = openTestApi();
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
    const { sendJson, enquiries } = openTestApi();
    const { service_id, user_id, template_id, ...template_params } = enquiryOf('contact');
    const answer = await sendJson({
      service_id,
      user_id,
      template_id,
      template_params: { ...template_params, message },
    });
    expect([answer.status, await answer.text()]).toEqual([400, 'message must be text.']);
    expect(enquiries()).toEqual([]);
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
    const { sendJson } = openTestApi();
    const answer = await sendJson(body);
    expect([answer.status, await answer.text()]).toEqual([400, error]);
  });

  test('prototype keys are names like any other: ignored', async () => {
    const { sendJson, enquiries } = openTestApi();
    const params = `{"user_name":"A","user_email":"a@b.example","property_type":"2BHK","message":"m","__proto__":{"message":"p"},"constructor":"c"}`;
    const body = `{"service_id":"studio","user_id":"osari","template_id":"contact","__proto__":{"x":1},"template_params":${params}}`;
    expect((await sendJson(body)).status).toBe(200);
    expect(enquiries()[0]!.message).toBe('m');
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('a body that is not multipart is rejected', async () => {
    const { app } = openTestApi();
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const answer = await app.request(SEND_FORM_PATH, {
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

describe('text that other programs fail on is made safe and stored', () => {
  test('line ends in a name, NUL, lone surrogates and controls', async () => {
    const { sendJson, enquiries } = openTestApi();
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
    expect(enquiries()[0]).toMatchObject({
      user_name: 'Asha Bcc: other@example.org',
      message: 'ab\ufffdc[31m\nd',
    });
  });

  test('invalid UTF-8 in a multipart field', async () => {
    const { app, enquiries } = openTestApi();
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
    expect((await app.request(SEND_FORM_PATH, { method: 'POST', headers, body })).status).toBe(200);
    expect(enquiries()[0]!.message).toContain('\ufffd');
  });
});

describe('the error catalogue', () => {
  test.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['https://studio.example.evil.example', 403],
    ['nonsense', 403],
    ['https://studio.example', 200],
    ['http://127.0.0.1:3000', 200],
  ])('a send whose Origin is %s is answered %i', async (Origin, status) => {
    const { sendForm } = openTestApi();
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
    const { sendForm } = openTestApi({ BLOCK_LIST: 'bad@person.example,spam.example' });
    expect((await sendForm(enquiryOf('contact', { user_email }))).status).toBe(status);
  });

  test('451 "Unavailable For Headless Browser" only if that blocking is switched on', async () => {
    const headlessBrowser = { 'User-Agent': 'Mozilla/5.0 HeadlessChrome/156.0' };
    const open = await openTestApi().sendForm(enquiryOf('contact'), headlessBrowser);
    expect(open.status).toBe(200);
    const { sendForm } = openTestApi({ BLOCK_HEADLESS: 'on' });
    const answer = await sendForm(enquiryOf('contact'), headlessBrowser);
    expect([answer.status, await answer.text()]).toEqual([451, 'Unavailable For Headless Browser']);
    expect((await sendForm(enquiryOf('contact'), { 'User-Agent': 'Firefox' })).status).toBe(200);
  });

  test('64 KiB are accepted, a byte more is 413', async () => {
    const { sendJson } = openTestApi();
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
    const { app } = openTestApi();
    const answer = await app.request(path, {
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
    const { sendForm, sendJson, enquiries } = openTestApi();
    const { service_id, user_id, template_id, ...template_params } = enquiryOf('contact');
    const headers = { 'Content-Encoding': encoding };
    const answers = [
      await sendForm(enquiryOf('contact'), headers),
      await sendJson({ service_id, user_id, template_id, template_params }, headers),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    expect(enquiries()).toHaveLength(status === 200 ? 2 : 0);
    if (status === 415) expect(answers[0]!.headers.get('Accept-Encoding')).toBe('identity');
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    '405 with Allow for %s',
    async (method) => {
      const { app } = openTestApi();
      for (const path of [SEND_FORM_PATH, SEND_PATH]) {
        const answer = await app.request(path, { method });
        expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
      }
    },
  );

  test('any other address below /api is 404, in plain text', async () => {
    const { app } = openTestApi();
    for (const path of [
      '/api/v1.0/email/send-form/',
      '/API/v1.0/email/send',
      '/api/v1.0/email/%73end/x',
    ]) {
      expect((await app.request(path, { method: 'POST' })).status).toBe(404);
    }
  });

  test('every answer carries the security headers', async () => {
    const { app, sendForm } = openTestApi();
    for (const answer of [
      await sendForm(enquiryOf('contact')),
      await sendForm({}),
      await app.request('/api/x'),
    ]) {
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    }
  });

  test('what is refused is one line of the log, with its reason and nobody’s address', async () => {
    const { sendForm, logged } = openTestApi({
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
    const refused = logged.filter(({ event }) => event === 'refused');
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
    const { sendForm, logged } = openTestApi();
    await sendForm(enquiryOf('contact'));
    await sendForm(enquiryOf('contact', { user_email: 'broken' }));
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toMatch(/Asha|asha|quiet|192\.0\.2/);
  });
});
