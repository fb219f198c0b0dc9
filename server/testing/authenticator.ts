/** A software passkey (WebAuthn level 3): makes a browser's responses to the server's options. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const b64 = (data: Buffer) => data.toString('base64url');

/** Encodes the contents of an attestation as CBOR (RFC 8949), with the shortest lengths. */
const bytes = (data: Buffer) => {
  const length =
    data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 255];
  return Buffer.concat([Buffer.from(length), data]);
};
const text = (word: string) =>
  Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);

/** User present, user verified. */
const PRESENT = 0x05;
const WITH_KEY = 0x40;

interface TestAuthenticatorOptions {
  readonly origin: string;
}

export function createAuthenticator({ origin }: TestAuthenticatorOptions) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  let counter = 0;

  function authData(flags: number, host: string, extra: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, extra]);
  }
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  return {
    id: b64(credentialId),
    /** Answers `navigator.credentials.create`. */
    register({ challenge }: { challenge: string }, from = origin) {
      const cose = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytes(Buffer.from(jwk.x!, 'base64url')),
        Buffer.from([0x22]),
        bytes(Buffer.from(jwk.y!, 'base64url')),
      ]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cose,
      ]);
      const data = authData(PRESENT | WITH_KEY, new URL(from).hostname, attested);
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), bytes(data)],
      ]);
      return {
        id: b64(credentialId),
        rawId: b64(credentialId),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: b64(clientData('webauthn.create', challenge, from)),
          attestationObject: b64(attestation),
          transports: ['internal'],
        },
      };
    },
    /** Answers `navigator.credentials.get`; the counter increases each time. `flags`: 1 alone means that the user was not verified. */
    signIn({ challenge }: { challenge: string }, { from = origin, flags = PRESENT } = {}) {
      counter += 1;
      const data = authData(flags, new URL(from).hostname);
      const client = clientData('webauthn.get', challenge, from);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        id: b64(credentialId),
        rawId: b64(credentialId),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(signature),
        },
      };
    },
  };
}
