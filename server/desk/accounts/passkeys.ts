/** Passkeys with @simplewebauthn/server, which is loaded on first use. */
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { NewPasskey, PasskeyRow, PersonRow } from '#server/database/desk-types.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Challenges } from './challenges.ts';

const library = () => import('@simplewebauthn/server');

/** The relying party ID of a passkey: the site's host, without the port. */
const rpIdOf = (origin: string) => new URL(origin).hostname;

/** The shape of a browser's credential; the library checks the rest. */
export const credential = z.looseObject({
  id: z.string().min(1).max(2048),
  rawId: z.string().max(2048),
  type: z.literal('public-key'),
  response: z.looseObject({}),
});
type Credential = z.infer<typeof credential>;

export const REFUSED =
  'This passkey was not accepted. It may have been removed from the desk. Try again, or ask for a link by email.';

interface NewcomerOptions {
  readonly origin: string;
  readonly studio: string;
  readonly person: Pick<PersonRow, 'id' | 'email' | 'name'>;
  /** The person's passkeys; the browser does not make a second one on the same device. */
  readonly known: readonly PasskeyRow[];
  readonly purpose: string;
}

/** Options for `navigator.credentials.create`. */
export async function registrationOptions(
  challenges: Challenges,
  { origin, studio, person, known, purpose }: NewcomerOptions,
) {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: studio,
    rpID: rpIdOf(origin),
    userID: Buffer.from(person.id, 'base64url'),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: JSON.parse(transports) as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    challenge: challenges.make(purpose, person.id),
  });
  return options;
}

interface RegistrationUse {
  readonly origin: string;
  readonly purpose: string;
  readonly device: string;
  /** The name that its owner chose; '' means the device's name. */
  readonly name: string;
}

/** The new passkey and its person's id. @throws HttpError 400 */
export async function verifyRegistration(
  challenges: Challenges,
  response: Credential,
  { origin, purpose, device, name }: RegistrationUse,
): Promise<{ passkey: NewPasskey; personId: string }> {
  const { verifyRegistrationResponse } = await library();
  let personId: string | null = null;
  let taken = '';
  const refused = (cause?: unknown) => new HttpError(400, [REFUSED], {}, { cause });
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => {
      taken = challenge;
      personId = challenges.read(challenge, purpose);
      return personId !== null;
    },
    expectedOrigin: origin,
    expectedRPID: rpIdOf(origin),
    requireUserVerification: true,
  }).catch((error) => {
    throw refused(error);
  });
  if (!verified || !registrationInfo || personId === null) throw refused();
  if (!challenges.take(taken)) throw refused();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { passkey: { id, publicKey, counter, transports, device, name }, personId };
}

/** Options for `navigator.credentials.get`. They allow any passkey of this site, so nobody enters a name or address. */
export async function signInOptions(challenges: Challenges, origin: string) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: rpIdOf(origin),
    userVerification: 'required',
    challenge: challenges.make('sign in'),
  });
}

/** The passkey's new counter. @throws HttpError 401, with the same message for every fault */
export async function verifySignIn(
  challenges: Challenges,
  response: Credential,
  { origin, passkey }: { origin: string; passkey: PasskeyRow | null },
): Promise<number> {
  const refused = (cause?: unknown) => new HttpError(401, [REFUSED], {}, { cause });
  if (!passkey) throw refused();
  const { verifyAuthenticationResponse } = await library();
  let taken = '';
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => {
      taken = challenge;
      return challenges.read(challenge, 'sign in') !== null;
    },
    expectedOrigin: origin,
    expectedRPID: rpIdOf(origin),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch((error) => {
    throw refused(error);
  });
  if (!verified || !challenges.take(taken)) throw refused();
  return authenticationInfo.newCounter;
}
