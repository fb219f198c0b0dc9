/**
 * The wire format between browser and mail service, as EmailJS defines it (docs/specification/forms.md).
 * The site's own mail relay implements it too, so the same client can send to either.
 */
import type { FormKey } from './forms.ts';

/** Multipart form data: the form's fields and the four identifiers below. */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form';
/** JSON: the identifiers, and the fields under `template_params`. */
export const SEND_PATH = '/api/v1.0/email/send';

/** The identifiers that the client adds to each request. `user_id` is the public key. */
export const IDENTIFIER_FIELDS = {
  libraryVersion: 'lib_version',
  serviceId: 'service_id',
  templateId: 'template_id',
  publicKey: 'user_id',
  templateParams: 'template_params',
} as const;

/** Additional fields that our own forms send; other clients may omit all of them. */
export const EXTRA_FIELDS = {
  /** UUID of the draft, the same for every retry, so that it is stored only once. */
  submissionId: 'submission_id',
  /** Path of the page with the form. */
  page: 'page',
  /** Version of the privacy notice beside the button. */
  noticeVersion: 'notice_version',
  /** A hidden field that only robots fill in. */
  honeypot: 'website',
  /** Milliseconds between the form's first input and the send; set by script, so absent without JavaScript. */
  fillTime: 'fill_ms',
} as const;

/** Where the forms are sent, and with which identifiers. */
export interface SendConfig {
  /** Origin of the mail service, or '' for the site's own relay. */
  readonly origin: string;
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templates: Readonly<Record<FormKey, string>>;
}

/** The fixed texts of docs/specification/forms.md. */
export const FORM_TEXTS = {
  ok: 'OK',
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Please try again.',
  sending: 'Sending...',
  submit: 'Submit',
  forbidden: 'Forbidden',
  tooManyRequests: 'Too Many Requests',
  headless: 'Unavailable For Headless Browser',
  networkError: 'Network Error',
} as const;

/**
 * Ids of the two hidden results below each form. After a send without JavaScript the mail relay redirects to
 * `<page>#<form>-sent`, and the style sheet shows the element that is `:target`.
 */
export const resultId = (form: FormKey, outcome: 'sent' | 'failed') => `${form}-${outcome}`;
