/** Encrypts the text of a push for one device (RFC 8291), as one record of the content coding aes128gcm (RFC 8188). */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushRow } from '#server/database/desk-types.ts';

/** Maximum size of a record in bytes, as stated in the message; a push has at most 4,096 bytes. */
const RECORD_SIZE = 4096;
/** Ends the last record of a message. */
const END = Buffer.of(2);

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const newKey = () => {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return key;
};

/**
 * @param device its public key (a point of P-256) and its secret (16 bytes), as base64url
 * @param salt 16 bytes; like `sender`, new for each message except in tests
 * @returns the body of the request
 * @throws Error if the device's key is not a point of the curve
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushRow, 'p256dh' | 'auth'>,
  salt: Buffer = randomBytes(16),
  sender: ECDH = newKey(),
): Buffer<ArrayBuffer> {
  const device = Buffer.from(p256dh, 'base64url');
  const shared = sender.computeSecret(device);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device, sender.getPublicKey()]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_SIZE);
  sizes.writeUInt8(sender.getPublicKey().length, 4);
  return Buffer.concat([
    ...[salt, sizes, sender.getPublicKey()],
    ...[cipher.update(text), cipher.update(END), cipher.final(), cipher.getAuthTag()],
  ]);
}
