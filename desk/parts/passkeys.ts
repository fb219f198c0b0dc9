/** Passkeys: whether this browser has them, how one is created or used, and why that failed. */
import { Refusal } from '../api.ts';

/** In a browser that is older than these functions, people sign in with a link by mail. */
export const canUsePasskeys = () =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

const toJson = (credential: Credential | null) =>
  (credential as PublicKeyCredential | null)?.toJSON();

/** @returns what the server asks for to know the new passkey */
export async function createPasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  if (!canUsePasskeys()) throw new Error('This browser cannot create passkeys.');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return toJson(await navigator.credentials.create({ publicKey }));
}

/** @returns what proves to the server who signs in */
export async function signWithPasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return toJson(await navigator.credentials.get({ publicKey }));
}

/** The message for a failed sign-in with a passkey. */
export function passkeyTrouble(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const { name, message } = error as Error;
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'No passkey was used. Try again, or have a link sent to you.';
  if (name === 'InvalidStateError') return 'This device already has a passkey for the desk.';
  return message || 'That did not work. Please try again.';
}
