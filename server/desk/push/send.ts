/** Sends one push to one device. */
import type { RequestDetails, VapidKeys } from 'web-push';
import type { PushRow } from '#server/database/desk-types.ts';
import { errorCode, type Log } from '#server/log.ts';

/** The text of a push, without details of an enquiry, because it passes through services of others. */
const PUSH_TEXT = 'A new enquiry';
const TIMEOUT_MS = 10_000;
/** How long a service keeps it for a device that is off. */
const TTL_SECONDS = 86_400;

/** `gone`: the device refuses for good. `failed`: it may work later. */
export type PushResult = 'sent' | 'gone' | 'failed';

interface SendOptions {
  readonly keys: VapidKeys;
  /** The sender, for the service: an address that begins with "mailto:" (RFC 8292). */
  readonly subject: string;
  readonly signal: AbortSignal;
  readonly log: Log;
}

/** Encrypts (RFC 8291) and posts it. Does not follow redirects. Never rejects. */
export async function sendPush(
  { endpoint, p256dh, auth }: PushRow,
  { keys, subject, signal, log }: SendOptions,
): Promise<PushResult> {
  // Loaded only when a push is sent.
  const library = await import('web-push').catch((error) => {
    log('error', 'push-not-installed', { code: errorCode(error) });
  });
  if (!library) return 'failed';
  let request: RequestDetails;
  try {
    const vapidDetails = { subject, ...keys };
    const subscription = { endpoint, keys: { p256dh, auth } };
    const options = { vapidDetails, TTL: TTL_SECONDS, urgency: 'high', topic: 'enquiry' } as const;
    request = library.default.generateRequestDetails(subscription, PUSH_TEXT, options);
  } catch {
    // A key that is not a point of the curve.
    return 'gone';
  }
  try {
    const headers = { ...request.headers } as Record<string, string>;
    delete headers['Content-Length'];
    const { status, body } = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(request.body ?? []),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await body?.cancel();
    if (status === 404 || status === 410) return 'gone';
    return status >= 200 && status < 300 ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
