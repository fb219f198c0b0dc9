/**
 * Challenges for passkeys: each is taken once, within five minutes, for the purpose it was made for. A challenge carries
 * its own end and person under a signature, so that nobody can push out another's by asking for many.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 300_000;
/** Bytes: when it ends, what makes it unique, the person's id (zeros for nobody), the signature. */
const [END, UNIQUE, PERSON, SIGNATURE] = [6, 16, 16, 32] as const;
const SIGNED = END + UNIQUE + PERSON;

export function createChallenges(now: () => number) {
  const key = randomBytes(32);
  /** Those that were taken, with their ends. */
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
    /** `purpose`: what the answer will be good for, e.g. "sign in". `personId`: whose passkey it makes, or ''. */
    make(purpose: string, personId = ''): Uint8Array<ArrayBuffer> {
      const signed = Buffer.alloc(SIGNED);
      signed.writeUIntBE(now() + LIFE_MS, 0, END);
      randomBytes(UNIQUE).copy(signed, END);
      Buffer.from(personId, 'base64url').copy(signed, END + UNIQUE);
      return new Uint8Array(Buffer.concat([signed, sign(signed, purpose)]));
    },
    /** The person's id of `make`; null when it is no such challenge, too old, or taken. */
    read(challenge: string, purpose: string): string | null {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== SIGNED + SIGNATURE || taken.has(challenge)) return null;
      const signed = bytes.subarray(0, SIGNED);
      if (!timingSafeEqual(bytes.subarray(SIGNED), sign(signed, purpose))) return null;
      if (signed.readUIntBE(0, END) <= now()) return null;
      const person = signed.subarray(END + UNIQUE);
      return person.every((byte) => byte === 0) ? '' : person.toString('base64url');
    },
    /** Takes one that `read` accepted, once its answer was verified. False when somebody was faster. */
    take(challenge: string): boolean {
      dropOld();
      if (taken.has(challenge)) return false;
      taken.set(challenge, Buffer.from(challenge, 'base64url').readUIntBE(0, END));
      return true;
    },
  };
}
export type Challenges = ReturnType<typeof createChallenges>;
