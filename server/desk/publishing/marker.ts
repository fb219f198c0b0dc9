/** The cookie by which a browser requests the preview. It is valid only together with a session. */
import type { Context } from 'hono';
import { clearSecret, readSecret, setSecret } from '../accounts/cookies.ts';
import type { DeskRequest } from '../context.ts';
import { isLocalhost } from '../origin.ts';

const NAME = 'desk-preview';
const SECONDS = 4 * 3600;

/** Finds the cookie in a request header, under either name. */
export const PREVIEW_COOKIE = /(?:^|;\s*)(?:__Host-)?desk-preview=/;

/** Sets the cookie for a release. */
export const setMarker = (c: DeskRequest, id: string): void =>
  setSecret(c, NAME, id, { isPlain: isLocalhost(c.get('origin')), seconds: SECONDS });

/** The cookie's value. */
export const readMarker = (c: Context, isLocal: (c: Context) => boolean): string | undefined =>
  readSecret(c, NAME, isLocal)?.secret;

export const clearMarker = (c: Context): void => clearSecret(c, NAME);
