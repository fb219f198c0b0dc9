/** Secrets of sessions and links: 32 random bytes. Only their hash is stored. */
import { hash, randomBytes } from 'node:crypto';

/** 43 characters that are valid in a cookie and an address. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** SHA-256 of a secret, as base64url. */
export const hashOf = (secret: string) => hash('sha256', secret, 'base64url');

/** A person's id, which is also the user handle of their passkeys. It is random. */
export const newPersonId = () => randomBytes(16).toString('base64url');
