/** Where the forms are sent: identifiers from the content, or from the environment at build time. */
import { FORM_KEYS } from '#contract/forms.ts';
import type { SendConfig } from '#contract/wire.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The configuration object of the wire format (docs/specification/forms.md).
 * @param own the values of `content/site.yaml`, for the site's own relay
 * @param env EMAILJS_ORIGIN, EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_CONTACT, _HOME, _ENQUIRY,
 * _QUESTION
 */
export function sendConfig(own: Omit<SendConfig, 'origin'>, env: Environment): SendConfig {
  const templates = FORM_KEYS.map((key) => [
    key,
    env[`EMAILJS_TEMPLATE_${key.toUpperCase()}`] ?? own.templates[key],
  ]);
  return {
    origin: env.EMAILJS_ORIGIN?.replace(/\/$/, '') ?? '',
    publicKey: env.EMAILJS_PUBLIC_KEY ?? own.publicKey,
    serviceId: env.EMAILJS_SERVICE_ID ?? own.serviceId,
    templates: Object.fromEntries(templates) as SendConfig['templates'],
  };
}
