/** Challenges for passkeys: each is taken once, within five minutes, for the purpose it was made for. */

interface Challenge {
  readonly purpose: string;
  readonly personId: string;
  readonly expiresAt: number;
}

const LIFE_MS = 300_000;
/** Beyond this many the oldest are dropped: memory must not grow with an attack. */
const KEPT_MAX = 2000;

export function createChallenges(now: () => number) {
  const open = new Map<string, Challenge>();
  return {
    /** `purpose`: what the answer will be good for, e.g. "sign in". `personId`: whose passkey it makes, or ''. */
    add(challenge: string, purpose: string, personId = ''): void {
      open.set(challenge, { purpose, personId, expiresAt: now() + LIFE_MS });
      if (open.size > KEPT_MAX) open.delete(open.keys().next().value!);
    },
    /** The person's id of `add`, or null when there is no such challenge any more. */
    take(challenge: string, purpose: string): string | null {
      const found = open.get(challenge);
      open.delete(challenge);
      return found?.purpose === purpose && found.expiresAt > now() ? found.personId : null;
    },
  };
}
export type Challenges = ReturnType<typeof createChallenges>;
