/** Secrets of sessions and links: 32 random bytes; only their hash is stored. */
import { createHash, randomBytes } from 'node:crypto';

/** 43 characters that fit a cookie and an address. */
export const newSecret = () => randomBytes(32).toString('base64url');

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** A person's id, which is also the user handle of the passkeys: says nothing about the person. */
export const newPersonId = () => randomBytes(16).toString('base64url');
