import { webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { pushKeys } from './keys.ts';
import { vapidHeader } from './vapid.ts';

const { subtle } = webcrypto;
const ES256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const bytes = (base64url: string) => Buffer.from(base64url, 'base64url');

test('the token is for this push service, is signed with the key beside it, and ends within a day', async () => {
  const keys = pushKeys(temporaryFolder());
  const header = vapidHeader('https://push.example/send/1?x=2', 'mailto:a@studio.example', keys);
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(key).toBe(keys.publicKey);
  const publicKey = await subtle.importKey('raw', bytes(key), ES256, false, ['verify']);
  const signed = Buffer.from(`${head}.${claims}`);
  expect(await subtle.verify(ES256, publicKey, bytes(signature), signed)).toBe(true);
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  const { exp, ...others } = JSON.parse(bytes(claims).toString());
  expect(others).toEqual({ aud: 'https://push.example', sub: 'mailto:a@studio.example' });
  const seconds = exp - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(86_400);
});
