/** A push service on this machine, with devices that decrypt messages (RFC 8291, RFC 8188). */
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface Push {
  readonly device: string;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** The text of a message in one record. */
function decrypt(body: Buffer, key: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
  const secret = derive(key.computeSecret(sender), auth, info, 32);
  const contentKey = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last byte that is not zero ends the record.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

export async function startPushService() {
  const received: Push[] = [];
  const devices = new Map<string, { readonly key: ECDH; readonly auth: Buffer }>();
  /** The response to each push: a status, or none as long as the test runs. */
  const answers = new Map<string, number | 'never'>();
  const held: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    const device = request.url!.slice(1);
    const body = await buffer(request);
    const { key, auth } = devices.get(device)!;
    received.push({ device, text: decrypt(body, key, auth), headers: request.headers });
    const answer = answers.get(device) ?? 201;
    if (answer === 'never') held.push(response);
    else response.writeHead(answer, answer === 302 ? { Location: '/elsewhere' } : {}).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    answers,
    isService: (endpoint: string) => endpoint.startsWith(`${origin}/`),
    /** The subscription that a browser gives to the page. */
    device(name: string) {
      const key = createECDH('prime256v1');
      key.generateKeys();
      const auth = randomBytes(16);
      devices.set(name, { key, auth });
      return {
        endpoint: `${origin}/${name}`,
        keys: { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
  };
}
