import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptPush } from './encrypt.ts';

const bytes = (base64url: string) => Buffer.from(base64url, 'base64url');

/** The values of RFC 8291, appendix A. */
const DEVICE = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const SALT = 'DGv6ra1nlYgDCS1FRnbzlw';
const SENDER = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
const TEXT = 'When I grow up, I want to be a watermelon';
const MESSAGE =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

test('the message of the standard is encrypted as in the standard', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(bytes(SENDER));
  const message = encryptPush(TEXT, DEVICE, bytes(SALT), sender);
  expect(message.toString('base64url')).toBe(MESSAGE);
});

test('two messages with the same text have nothing in common but the sizes in their header', () => {
  const [one, other] = [encryptPush(TEXT, DEVICE), encryptPush(TEXT, DEVICE)];
  expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16));
  expect(one.subarray(16, 21)).toEqual(other.subarray(16, 21));
  expect(one.subarray(21)).not.toEqual(other.subarray(21));
});

test('a key that is not a point of the curve is an error', () => {
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  expect(() => encryptPush(TEXT, { ...DEVICE, p256dh })).toThrow();
});
