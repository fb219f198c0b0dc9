/** Which form was sent: the public key and service id must be this site's, the template id says the form. */
import { FORM_KEYS, type FormKey } from '#enquiry/forms.ts';
import { type SendConfig, WIRE } from '#enquiry/wire.ts';
import { type SentFields, textOf } from '#server/enquiries/fields.ts';
import { malformed } from '#server/http/http-error.ts';

const ITEMS = [
  { wire: WIRE.publicKey, item: 'public key' },
  { wire: WIRE.serviceId, item: 'service ID' },
  { wire: WIRE.templateId, item: 'template ID' },
] as const;

/** Throws a 400 `Refusal` that names each missing or wrong item. */
export function identifyForm(sent: SentFields, send: SendConfig): FormKey {
  const form = FORM_KEYS.find((key) => send.templates[key] === textOf(sent, WIRE.templateId));
  const isRight = {
    [WIRE.publicKey]: textOf(sent, WIRE.publicKey) === send.publicKey,
    [WIRE.serviceId]: textOf(sent, WIRE.serviceId) === send.serviceId,
    [WIRE.templateId]: form !== undefined,
  };
  const faults = ITEMS.flatMap(({ wire, item }) => {
    const [value, ...others] = new Set(sent.get(wire));
    if (value === undefined || value === '') return [`The ${item} is required (${wire}).`];
    if (others.length > 0) return [`The ${item} was sent more than once (${wire}).`];
    return isRight[wire] ? [] : [`The ${item} is not one of this site's (${wire}).`];
  });
  if (faults.length > 0 || !form) throw malformed(faults);
  return form;
}
