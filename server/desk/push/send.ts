import type { PushRow } from '#server/database/desk-types.ts';
import { encryptPush } from './encrypt.ts';
import type { PushKeys } from './keys.ts';
import { vapidHeader } from './vapid.ts';

/** The text of a push, without details of an enquiry, because it passes through services of others. */
const PUSH_TEXT = 'A new enquiry';
const TIMEOUT_MS = 10_000;
/** How long a service keeps it for a device that is off. */
const TTL_SECONDS = 86_400;

/** `gone`: the device refuses for good. `failed`: it may work later. */
type PushResult = 'sent' | 'gone' | 'failed';

interface SendOptions {
  readonly keys: PushKeys;
  /** The sender, for the service: an address that begins with "mailto:" (RFC 8292). */
  readonly subject: string;
  readonly signal: AbortSignal;
}

/** Encrypts and posts it. Does not follow redirects. Never rejects. */
export async function sendPush(
  device: PushRow,
  { keys, subject, signal }: SendOptions,
): Promise<PushResult> {
  let body: Buffer<ArrayBuffer>;
  try {
    body = encryptPush(PUSH_TEXT, device);
  } catch {
    // The device's key is not a point of the curve.
    return 'gone';
  }
  try {
    const response = await fetch(device.endpoint, {
      method: 'POST',
      headers: {
        Authorization: vapidHeader(device.endpoint, subject, keys),
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
        TTL: String(TTL_SECONDS),
        Urgency: 'high',
        // A newer push replaces one that is not delivered yet.
        Topic: 'enquiry',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) return 'gone';
    return response.ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
