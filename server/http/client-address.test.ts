import { describe, expect, test } from 'vitest';
import { clientAddress, limitKey } from './client-address.ts';

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
