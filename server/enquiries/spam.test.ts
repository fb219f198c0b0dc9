import { describe, expect, test } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { enquiryOf } from '#server/testing/fixtures.ts';

describe('suspected spam is stored and marked, answered "OK", not mailed', () => {
  const advert = 'Cheap backlinks at https://spam.example today';

  test.each([
    ['a filled honeypot', { website: 'https://spam.example' }, 'honeypot'],
    ['a form filled in 20 ms', { fill_ms: '20' }, 'filled too fast'],
    [
      'an advertisement filled in a second',
      { fill_ms: '1000', message: advert },
      'filled too fast',
    ],
  ])('%s', async (_title, changes, spam_reason) => {
    const { sendForm, enquiries, database, clock } = openTestApi();
    const answer = await sendForm(enquiryOf('contact', changes));
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(enquiries()).toMatchObject([{ spam_reason }]);
    expect(await database.call('claimDue', clock.now, 5)).toEqual([]);
    expect(await database.call('nextDueAt')).toBeNull();
  });

  test('the same advertisement under a third address', async () => {
    const { sendForm, enquiries } = openTestApi();
    for (const name of ['a', 'b', 'c', 'd']) {
      await sendForm(
        enquiryOf('contact', { user_email: `${name}@x.example`, message: `${advert} ` }),
      );
    }
    expect(enquiries().map(({ spam_reason }) => spam_reason)).toEqual([
      null,
      null,
      'duplicate text',
      'duplicate text',
    ]);
  });

  test.each([
    ['a plain client', {}],
    ['a visitor without JavaScript', { submission_id: '', website: '', page: '/contact' }],
    ['a slow visitor', { fill_ms: '90000' }],
    ['autofill', { fill_ms: '900' }],
    ['a link to a picture', { fill_ms: '40000', message: 'Like https://pictures.example/1' }],
    ['nonsense in the fill time', { fill_ms: 'NaN' }],
  ])('%s is never caught', async (_title, changes) => {
    const { sendForm, enquiries } = openTestApi();
    await sendForm(enquiryOf('contact', changes));
    expect(enquiries()[0]!.spam_reason).toBeNull();
  });

  test('neither is a retry, nor a short text that many write', async () => {
    const { sendForm, enquiries } = openTestApi();
    const retry = enquiryOf('contact', { submission_id: 'draft', message: advert });
    for (let i = 0; i < 5; i += 1) await sendForm(retry);
    for (let i = 0; i < 9; i += 1) {
      await sendForm(
        enquiryOf('contact', { user_email: `v${i}@x.example`, message: 'Please call me.' }),
      );
    }
    expect(enquiries().filter(({ spam_reason }) => spam_reason)).toEqual([]);
    expect(enquiries()).toHaveLength(10);
  });
});
