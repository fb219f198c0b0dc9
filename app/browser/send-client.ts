/** Sends all four forms with the official EmailJS client (docs/specification/forms.md, "The wire format"). */
import { EmailJSResponseStatus, init, sendForm } from '@emailjs/browser';
import { SEND_TIMEOUT_MS } from '#app/constants.ts';
import type { FormKey } from '#contract/forms.ts';
import { FORM_TEXTS, type SendConfig } from '#contract/wire.ts';

/** Status 200 and "OK", or the reason of a failure; a network failure is status 0, "Network Error". */
export interface SendResult {
  readonly status: number;
  readonly text: string;
}

/** Only this answer means that the enquiry is stored: a hotel's sign-in page answers with status 200 as well. */
export const isOk = ({ status, text }: SendResult) => status === 200 && text === FORM_TEXTS.ok;

const NETWORK_ERROR: SendResult = { status: 0, text: FORM_TEXTS.networkError };

/** Converts what the client rejects with: its own status, the text it throws for a missing id, or a network failure. */
export function resultOf(reason: unknown): SendResult {
  if (reason instanceof EmailJSResponseStatus) return { status: reason.status, text: reason.text };
  if (typeof reason === 'string') return { status: 0, text: reason };
  return NETWORK_ERROR;
}

/** Sends a form's fields; never rejects. The client has no timeout, so a send is aborted after `SEND_TIMEOUT_MS`. */
export async function send(
  config: SendConfig,
  key: FormKey,
  form: HTMLFormElement,
): Promise<SendResult> {
  init({ publicKey: config.publicKey }, config.origin || location.origin);
  const { promise: timeout, resolve } = Promise.withResolvers<SendResult>();
  const timer = setTimeout(() => resolve(NETWORK_ERROR), SEND_TIMEOUT_MS);
  try {
    return await Promise.race([sendForm(config.serviceId, config.templates[key], form), timeout]);
  } catch (reason) {
    return resultOf(reason);
  } finally {
    clearTimeout(timer);
  }
}
