/** Passkeys: whether this browser supports them, creating and using them, and messages about failures. */
import { ResponseError } from '../api.ts';

/** In a browser without these functions, people sign in with an emailed link. */
export const canUsePasskeys = () =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

const toJson = (credential: Credential | null) =>
  (credential as PublicKeyCredential | null)?.toJSON();

/** @returns the data by which the server registers the new passkey */
export async function createPasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  if (!canUsePasskeys()) throw new Error('This browser cannot create passkeys.');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return toJson(await navigator.credentials.create({ publicKey }));
}

/** @returns the signed response, which proves to the server who signs in */
export async function signWithPasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return toJson(await navigator.credentials.get({ publicKey }));
}

/** @param cancelled the message if the person or the device has cancelled */
const errorSentence =
  (cancelled: string) =>
  (error: unknown): string => {
    if (error instanceof ResponseError) return error.message;
    const { name, message } = error as Error;
    if (name === 'NotAllowedError' || name === 'AbortError') return cancelled;
    if (name === 'InvalidStateError') return 'This device already has a passkey for the desk.';
    return (
      message ||
      'The browser did not complete this and gave no reason. Try again, or use another browser.'
    );
  };

export const signInError = errorSentence(
  'No passkey was used. Try again, or ask for a link by email.',
);
export const newPasskeyError = errorSentence(
  'No passkey was created. Try again, or continue without one.',
);
