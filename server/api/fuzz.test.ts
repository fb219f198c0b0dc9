import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORM_KEYS, FORMS, type FormKey } from '#contract/forms.ts';
import { EXTRA_FIELDS, IDENTIFIER_FIELDS, SEND_FORM_PATH } from '#contract/wire.ts';
import { openTestApi } from '#server/testing/api.ts';
import { enquiryOf, formOf, IDENTIFIERS } from '#server/testing/fixtures.ts';
import { REFERENCE_HEADER } from './send-enquiry.ts';

/** Bounded, so that the suite stays quick on a busy machine. */
const BOUNDS = { numRuns: 250, interruptAfterTimeLimit: 15_000 };

const names = fc.constantFrom(
  ...new Set(FORM_KEYS.flatMap((form) => FORMS[form].map(({ name }): string => name))),
  ...Object.values(EXTRA_FIELDS),
  ...Object.values(IDENTIFIER_FIELDS),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(
    '2BHK',
    'a@b.example',
    '+91 98765 43210',
    'osari',
    'studio',
    'contact',
    '\r\nBcc: x@y.example',
    '\u0000',
    '\ud800',
    "'; DROP TABLE enquiry; --",
    'x'.repeat(5001),
    'file:///etc/passwd',
    '=1+1',
  ),
);
const anything = fc.oneof(
  text,
  fc.anything({ withNullPrototype: true, maxDepth: 3 }),
  fc.constant({ path: '/etc/passwd' }),
);

/** What holds for every answer: one of the contract's statuses, and a 2xx means stored, within the bounds. */
function openChecked() {
  const api = openTestApi();
  /** A set, for the same words under the same submission id are one enquiry, however often they come. */
  const stored = new Set<string | null>();
  return {
    ...api,
    async check(answer: Response) {
      expect([200, 400, 413, 415]).toContain(answer.status);
      const body = await answer.text();
      if (answer.status === 200) {
        stored.add(answer.headers.get(REFERENCE_HEADER));
        expect(body).toBe('OK');
      } else {
        expect(
          body
            .trim()
            .split('\n')
            .every((line) => line.endsWith('.')),
        ).toBe(true);
      }
    },
    checkStored() {
      const rows = api.enquiries();
      expect(new Set(rows.map(({ id }) => id))).toEqual(stored);
      for (const row of rows) {
        for (const field of FORMS[row.form as FormKey]) {
          const value = row[field.name];
          if (field.required) expect(value).toBeTruthy();
          expect((value ?? '').length).toBeLessThanOrEqual(field.maxLength);
          // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
          expect(value ?? '').not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f]/);
          expect((value ?? '').isWellFormed()).toBe(true);
        }
        expect(`${row.user_name}${row.user_email}`).not.toMatch(/[\r\n]/);
      }
      expect(api.logged.filter(({ event }) => event === 'request-failed')).toEqual([]);
    },
  };
}

test('whatever comes as JSON is stored whole or rejected in words', async () => {
  const { sendJson, check, checkStored } = openChecked();
  const body = fc.record(
    {
      service_id: fc.oneof({ weight: 9, arbitrary: fc.constant('studio') }, anything),
      user_id: fc.oneof({ weight: 9, arbitrary: fc.constant('osari') }, anything),
      template_id: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...FORM_KEYS) }, anything),
      template_params: fc.oneof(
        fc
          .tuple(fc.constantFrom(...FORM_KEYS), fc.dictionary(names, anything, { maxKeys: 2 }))
          .map(([form, changes]) => ({ ...enquiryOf(form), ...changes })),
        fc.dictionary(names, anything),
        anything,
      ),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(body, async (value) => {
      // What JSON cannot say (a BigInt, a cycle) cannot come over the wire.
      const json = fc.stringify(value) && safeJson(value);
      if (json !== undefined) await check(await sendJson(json));
    }),
    BOUNDS,
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), async (raw) =>
      check(await sendJson(raw)),
    ),
    { ...BOUNDS, numRuns: 100 },
  );
  checkStored();
});

function safeJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

test('whatever comes as form data is stored whole or rejected in words', async () => {
  const { sendForm, check, checkStored } = openChecked();
  const change = fc.tuple(names, fc.oneof(text, fc.constant(new File(['x'], 'a.txt'))));
  const form = fc.tuple(
    fc.constantFrom(...FORM_KEYS),
    fc.array(change, { maxLength: 4 }),
    fc.boolean(),
  );
  await fc.assert(
    fc.asyncProperty(form, async ([key, changes, isAdded]) => {
      const data = formOf(enquiryOf(key));
      for (const [name, value] of changes) {
        if (isAdded) data.append(name, value);
        else data.set(name, value);
      }
      await check(await sendForm(data));
    }),
    BOUNDS,
  );
  checkStored();
});

test('whatever bytes come as form data are rejected in words', async () => {
  const { app, check, checkStored } = openChecked();
  const whole = Buffer.from(await new Response(formOf(enquiryOf('contact'))).arrayBuffer());
  const boundary = whole.toString('latin1').match(/^--(\S+)/)![1]!;
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  const damage = fc.tuple(fc.nat(whole.byteLength), fc.nat(60), fc.uint8Array({ maxLength: 20 }));
  await fc.assert(
    fc.asyncProperty(damage, async ([at, length, bytes]) => {
      const body = Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at + length)]);
      await check(await app.request(SEND_FORM_PATH, { method: 'POST', headers, body }));
    }),
    BOUNDS,
  );
  checkStored();
});

test('a text as long as a body may be is answered quickly, in each field', async () => {
  const { sendJson } = openTestApi({ RATE_LIMIT: 'off' });
  const whole = FORMS.enquiry.map(({ name }) => name);
  for (const name of [...whole, EXTRA_FIELDS.submissionId, EXTRA_FIELDS.fillTime])
    for (const part of [
      ' ',
      '\t',
      '\u3000',
      '\n',
      '\u200b',
      ', ',
      '1 ',
      'a.',
      '@',
      '-',
      '\ufdfa',
    ]) {
      const value = `x${part.repeat(60_000 / Buffer.byteLength(JSON.stringify(part).slice(1, -1)))}x`;
      const before = process.threadCpuUsage();
      const answer = await sendJson({
        ...IDENTIFIERS,
        template_id: 'enquiry',
        template_params: enquiryOf('enquiry', { [name]: value }),
      });
      expect([200, 400]).toContain(answer.status);
      expect(process.threadCpuUsage(before).user / 1000, JSON.stringify([name, part])).toBeLessThan(
        400,
      );
    }
});
