/**
 * Challenges for passkeys: each is valid once, within five minutes, for one purpose. A challenge contains its expiry and its
 * person and is signed. The server stores only used ones, so nobody can displace another person's challenge by requesting
 * many.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 300_000;
/** Lengths in bytes: expiry, unique part, the person's id (zeros for nobody), signature. */
const [END, UNIQUE, PERSON, SIGNATURE] = [6, 16, 16, 32] as const;
const SIGNED = END + UNIQUE + PERSON;

/** @param now milliseconds since 1970 */
export function createChallenges(now: () => number) {
  const key = randomBytes(32);
  /** Used challenges and when each expires. */
  const taken = new Map<string, number>();
  const sign = (signed: Uint8Array, purpose: string) =>
    createHmac('sha256', key).update(signed).update(purpose).digest();

  function dropOld(): void {
    for (const [challenge, end] of taken) {
      if (end > now()) return;
      taken.delete(challenge);
    }
  }

  return {
    /** `purpose`: what the response is used for, e.g. "sign in". `personId`: the person for whom a passkey is made, or ''. */
    make(purpose: string, personId = ''): Uint8Array<ArrayBuffer> {
      const signed = Buffer.alloc(SIGNED);
      signed.writeUIntBE(now() + LIFE_MS, 0, END);
      randomBytes(UNIQUE).copy(signed, END);
      Buffer.from(personId, 'base64url').copy(signed, END + UNIQUE);
      return new Uint8Array(Buffer.concat([signed, sign(signed, purpose)]));
    },
    /** The person's id passed to `make`; null if the challenge is invalid, expired or used. */
    read(challenge: string, purpose: string): string | null {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== SIGNED + SIGNATURE || taken.has(challenge)) return null;
      const signed = bytes.subarray(0, SIGNED);
      if (!timingSafeEqual(bytes.subarray(SIGNED), sign(signed, purpose))) return null;
      if (signed.readUIntBE(0, END) <= now()) return null;
      const person = signed.subarray(END + UNIQUE);
      return person.every((byte) => byte === 0) ? '' : person.toString('base64url');
    },
    /** Marks a challenge that `read` accepted as used, after its response is verified. False if it was used in the meantime. */
    take(challenge: string): boolean {
      dropOld();
      if (taken.has(challenge)) return false;
      taken.set(challenge, Buffer.from(challenge, 'base64url').readUIntBE(0, END));
      return true;
    },
  };
}
export type Challenges = ReturnType<typeof createChallenges>;
