import { describe, expect, test } from 'vitest';
import { formatList } from '#server/cli/format.ts';
import { openTestOutbox } from '#server/testing/outbox.ts';
import { headerOf, startSmtpServer } from '#server/testing/smtp-server.ts';

/** A header as a mail client shows it (RFC 2047). */
const shown = (raw: string, name: string) =>
  (headerOf(raw, name) ?? '')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
    );

describe('a name that turns the line round', () => {
  const names = {
    'an override': ['\u202eatsahS', 'Enquiry from atsahS · 2BHK'],
    'an embedding that is not closed': ['Asha \u202b', 'Enquiry from Asha  · 2BHK'],
    'a name in Arabic': ['آشا', 'Enquiry from \u2068آشا\u2069 · 2BHK'],
    'a name in Hebrew that leaves the isolate': [
      'שרה\u2069 Evil',
      'Enquiry from \u2068שרה Evil\u2069 · 2BHK',
    ],
    'an ordinary one': ['Asha Patil', 'Enquiry from Asha Patil · 2BHK'],
  } as const;

  test.each(Object.entries(names))(
    '%s stays within its place in the subject and in Reply-To',
    async (_, [name, subject]) => {
      const smtp = await startSmtpServer();
      const box = openTestOutbox({ env: { SMTP_URL: smtp.url } });
      const id = await box.insert({ user_name: name });
      await box.send();
      const { raw } = smtp.received[0]!;
      expect(shown(raw, 'Subject')).toBe(subject);
      expect(shown(raw, 'Reply-To')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      expect((await box.enquiry(id)).user_name, 'what is stored').toBe(name);
    },
  );

  test('stays within its cell in the terminal', async () => {
    const box = openTestOutbox();
    const id = await box.insert({ user_name: 'آشا', message: '\u202eolleH' });
    const list = formatList([await box.enquiry(id)], {
      ...{ filter: 'new', width: 160, timeZone: 'Asia/Kolkata' },
    });
    expect(list).toMatch(/\u2068آشا *\u2069 {2}/);
    expect(list).not.toContain('\u202e');
  });
});
