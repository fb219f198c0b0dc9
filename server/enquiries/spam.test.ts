import { describe, expect, test } from 'vitest';
import { clientAddress, limitKey } from '#server/http/client-address.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { openCounter } from '#server/testing/api.ts';
import { enquiryOf } from '#server/testing/fixtures.ts';

describe('the rate limit', () => {
  const limit = { RATE_LIMIT: '3/60' };

  test('answers 429 "Too Many Requests" with Retry-After, per client address, until the window has passed', async () => {
    const { sendForm, clock, client, enquiries } = openCounter(limit);
    for (let i = 0; i < 3; i += 1) {
      clock.now += 5000;
      expect((await sendForm(enquiryOf('contact'))).status).toBe(200);
    }
    const refused = await sendForm(enquiryOf('contact'));
    expect([refused.status, await refused.text()]).toEqual([429, 'Too Many Requests']);
    expect(refused.headers.get('Retry-After')).toBe('50');
    client.address = '192.0.2.2';
    expect((await sendForm(enquiryOf('contact'))).status).toBe(200);
    client.address = '192.0.2.1';
    clock.now += 50_000;
    expect((await sendForm(enquiryOf('contact'))).status).toBe(200);
    expect(enquiries()).toHaveLength(5);
  });

  test('does not count a retry, nor a refused form', async () => {
    const { sendForm } = openCounter(limit);
    const retry = enquiryOf('contact', { submission_id: 'draft-1' });
    for (let i = 0; i < 8; i += 1) expect((await sendForm(retry)).status).toBe(200);
    for (let i = 0; i < 8; i += 1)
      expect((await sendForm(enquiryOf('contact', { user_name: '' }))).status).toBe(400);
    expect((await sendForm(enquiryOf('contact'))).status).toBe(200);
    expect((await sendForm(enquiryOf('contact'))).status).toBe(200);
    expect((await sendForm(enquiryOf('contact'))).status).toBe(429);
    expect((await sendForm(retry)).status, 'a retry of what was kept is still answered').toBe(200);
  });

  test('cuts off a flood of broken requests as well', async () => {
    const { sendForm } = openCounter({ RATE_LIMIT: '1/60' });
    for (let i = 0; i < 10; i += 1) expect((await sendForm({})).status).toBe(400);
    expect((await sendForm({})).status).toBe(429);
  });

  test('forgets addresses as soon as the limit no longer needs them', () => {
    let now = 0;
    const take = createRateLimiter({ enquiries: 1, seconds: 60 }, () => now);
    expect(take('a', null)).toHaveProperty('giveBack');
    expect(take('a', null)).toEqual({ retryAfter: 60 });
    now = 60_000;
    expect(take('a', null)).toHaveProperty('giveBack');
  });

  test('gives the place back when nothing could be stored', () => {
    const take = createRateLimiter({ enquiries: 1, seconds: 60 }, () => 0);
    const place = take('a', null);
    if ('giveBack' in place) place.giveBack();
    expect(take('a', null)).toHaveProperty('giveBack');
    expect(take('a', null)).toHaveProperty('retryAfter');
  });
});

describe('the client address', () => {
  test.each([
    [0, '203.0.113.9', '10.0.0.1'],
    [1, '203.0.113.9', '203.0.113.9'],
    [1, 'forged, 203.0.113.9', '203.0.113.9'],
    [2, 'forged, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    [2, '203.0.113.9', '203.0.113.9'],
    [1, 'not an address', '10.0.0.1'],
    [1, null, '10.0.0.1'],
  ])('behind %i proxies with X-Forwarded-For %s is %s', (hops, header, address) => {
    expect(clientAddress('10.0.0.1', header, hops)).toBe(address);
  });

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2'],
    ['2001:0db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s shares the limit of %s', (address, key) => {
    expect(limitKey(address)).toBe(key);
  });
});

describe('suspected spam is kept and marked, answered "OK", not mailed', () => {
  const advert = 'Cheap backlinks at https://spam.example today';

  test.each([
    ['a filled honeypot', { website: 'https://spam.example' }, 'honeypot'],
    ['a form filled in 20 ms', { fill_ms: '20' }, 'filled too fast'],
    [
      'an advertisement filled in a second',
      { fill_ms: '1000', message: advert },
      'filled too fast',
    ],
  ])('%s', async (_title, changes, suspicion) => {
    const { sendForm, enquiries, store, clock } = openCounter();
    const answer = await sendForm(enquiryOf('contact', changes));
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(enquiries()).toMatchObject([{ suspicion }]);
    expect(await store.call('claim', clock.now, 5)).toEqual([]);
    expect(await store.call('nextDue')).toBeNull();
  });

  test('the same advertisement under a third address', async () => {
    const { sendForm, enquiries } = openCounter();
    for (const name of ['a', 'b', 'c', 'd']) {
      await sendForm(
        enquiryOf('contact', { user_email: `${name}@x.example`, message: `${advert} ` }),
      );
    }
    expect(enquiries().map(({ suspicion }) => suspicion)).toEqual([
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
    const { sendForm, enquiries } = openCounter();
    await sendForm(enquiryOf('contact', changes));
    expect(enquiries()[0]!.suspicion).toBeNull();
  });

  test('neither is a retry, nor a short text that many write', async () => {
    const { sendForm, enquiries } = openCounter();
    const retry = enquiryOf('contact', { submission_id: 'draft', message: advert });
    for (let i = 0; i < 5; i += 1) await sendForm(retry);
    for (let i = 0; i < 9; i += 1) {
      await sendForm(
        enquiryOf('contact', { user_email: `v${i}@x.example`, message: 'Please call me.' }),
      );
    }
    expect(enquiries().filter(({ suspicion }) => suspicion)).toEqual([]);
    expect(enquiries()).toHaveLength(10);
  });
});
