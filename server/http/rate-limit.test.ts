import { describe, expect, test } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { enquiryOf } from '#server/testing/fixtures.ts';
import { createRateLimiter } from './rate-limit.ts';

describe('the rate limit', () => {
  const limit = { RATE_LIMIT: '3/60' };

  test('answers 429 "Too Many Requests" with Retry-After, per client address, until the window has passed', async () => {
    const { sendForm, clock, client, enquiries } = openTestApi(limit);
    for (let i = 0; i < 3; i += 1) {
      clock.now += 5000;
      expect((await sendForm(enquiryOf('contact'))).status).toBe(200);
    }
    const limited = await sendForm(enquiryOf('contact'));
    expect([limited.status, await limited.text()]).toEqual([429, 'Too Many Requests']);
    expect(limited.headers.get('Retry-After')).toBe('50');
    client.address = '192.0.2.2';
    expect((await sendForm(enquiryOf('contact'))).status).toBe(200);
    client.address = '192.0.2.1';
    clock.now += 50_000;
    expect((await sendForm(enquiryOf('contact'))).status).toBe(200);
    expect(enquiries()).toHaveLength(5);
  });

  test('does not count a retry, nor a rejected form', async () => {
    const { sendForm } = openTestApi(limit);
    const retry = enquiryOf('contact', { submission_id: 'draft-1' });
    for (let i = 0; i < 8; i += 1) expect((await sendForm(retry)).status).toBe(200);
    for (let i = 0; i < 8; i += 1)
      expect((await sendForm(enquiryOf('contact', { user_name: '' }))).status).toBe(400);
    expect((await sendForm(enquiryOf('contact'))).status).toBe(200);
    expect((await sendForm(enquiryOf('contact'))).status).toBe(200);
    expect((await sendForm(enquiryOf('contact'))).status).toBe(429);
    expect((await sendForm(retry)).status, 'a retry of what was stored is still answered').toBe(
      200,
    );
  });

  test('is no longer used up after the clock was set back', async () => {
    const { sendForm, clock } = openTestApi(limit);
    const send = async () => (await sendForm(enquiryOf('contact'))).status;
    for (const status of [200, 200, 200, 429]) expect(await send()).toBe(status);
    clock.now -= 86_400_000;
    expect(await send()).toBe(200);
  });

  test('counts each new text under one submission id', async () => {
    const { sendForm, enquiries } = openTestApi(limit);
    const send = (name: string) =>
      sendForm(enquiryOf('contact', { submission_id: 'draft-1', user_name: name }));
    for (const name of ['A', 'B', 'C']) expect((await send(name)).status).toBe(200);
    expect((await send('D')).status).toBe(429);
    expect((await send('A')).status).toBe(200);
    expect(enquiries()).toHaveLength(3);
  });

  test('cuts off a flood of broken requests as well', async () => {
    const { sendForm } = openTestApi({ RATE_LIMIT: '1/60' });
    for (let i = 0; i < 10; i += 1) expect((await sendForm({})).status).toBe(400);
    expect((await sendForm({})).status).toBe(429);
  });

  test('forgets addresses as soon as the limit no longer needs them', () => {
    let now = 0;
    const count = createRateLimiter({ count: 1, seconds: 60 }, () => now);
    expect(count('a', null)).toHaveProperty('undo');
    expect(count('a', null)).toEqual({ retryAfter: 60 });
    now = 60_000;
    expect(count('a', null)).toHaveProperty('undo');
  });

  test('does not count what could not be stored', () => {
    const count = createRateLimiter({ count: 1, seconds: 60 }, () => 0);
    const first = count('a', null);
    if ('undo' in first) first.undo();
    expect(count('a', null)).toHaveProperty('undo');
    expect(count('a', null)).toHaveProperty('retryAfter');
  });
});
