/** Identifies the form: the public key and service id must be this site's; the template id names the form. */
import { FORM_KEYS, type FormKey } from '#contract/forms.ts';
import { IDENTIFIER_FIELDS, type SendConfig } from '#contract/wire.ts';
import { type SubmittedFields, textValue } from '#server/enquiries/fields.ts';
import { badRequest } from '#server/http/http-error.ts';

const IDENTIFIERS = [
  { wire: IDENTIFIER_FIELDS.publicKey, label: 'public key' },
  { wire: IDENTIFIER_FIELDS.serviceId, label: 'service ID' },
  { wire: IDENTIFIER_FIELDS.templateId, label: 'template ID' },
] as const;

/** Throws an `HttpError` 400 that names each missing or wrong identifier. */
export function identifyForm(fields: SubmittedFields, send: SendConfig): FormKey {
  const templateId = textValue(fields, IDENTIFIER_FIELDS.templateId);
  const form = FORM_KEYS.find((key) => send.templates[key] === templateId);
  const isValid = {
    [IDENTIFIER_FIELDS.publicKey]:
      textValue(fields, IDENTIFIER_FIELDS.publicKey) === send.publicKey,
    [IDENTIFIER_FIELDS.serviceId]:
      textValue(fields, IDENTIFIER_FIELDS.serviceId) === send.serviceId,
    [IDENTIFIER_FIELDS.templateId]: form !== undefined,
  };
  const errors = IDENTIFIERS.flatMap(({ wire, label }) => {
    const [value, ...others] = new Set(fields.get(wire));
    if (value === undefined || value === '') return [`The ${label} is required (${wire}).`];
    if (others.length > 0) return [`The ${label} was sent more than once (${wire}).`];
    return isValid[wire] ? [] : [`The ${label} is not one of this site's (${wire}).`];
  });
  if (errors.length > 0 || !form) throw badRequest(errors);
  return form;
}
