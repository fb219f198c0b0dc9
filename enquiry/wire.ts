/**
 * The wire contract between browser and mail service, as EmailJS defined it (specification, section 7).
 * The site's own relay speaks it too, so the same client can send to either.
 */
import type { FormKey } from './forms.ts';

/** Multipart form data: the form's fields and the four identifiers below. */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form';
/** JSON: the identifiers, and the fields under `template_params`. */
export const SEND_PATH = '/api/v1.0/email/send';

/** The identifiers that the client adds to each send, by their wire names. `user_id` is the public key. */
export const WIRE = {
  libraryVersion: 'lib_version',
  serviceId: 'service_id',
  templateId: 'template_id',
  publicKey: 'user_id',
  templateParams: 'template_params',
} as const;

/** What our own forms send besides the visitor's words; a plain client of the contract may leave all of it out. */
export const EXTRA = {
  /** UUID of one draft, kept for every retry, so that sending twice stores once. */
  submissionId: 'submission_id',
  /** Path of the page the form stood on. */
  page: 'page',
  /** Version of the privacy notice that stood beside the button. */
  noticeVersion: 'notice_version',
  /** A field that people never see; what fills it is no person. */
  honeypot: 'website',
  /** Milliseconds between the form's first input and the send; set by script, so absent without JavaScript. */
  fillTime: 'fill_ms',
} as const;

/** Where and under which names the forms are sent: the one configuration object of section 7. */
export interface SendConfig {
  /** Origin of the mail service, or '' for the site's own relay. */
  readonly origin: string;
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templates: Readonly<Record<FormKey, string>>;
}

/** Texts of the error catalogue (specification, section 8), to the letter. */
export const TEXT = {
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
 * Ids of the two answers that stand hidden under each form and that a form sent without JavaScript comes back to:
 * the relay redirects to `<page>#<form>-sent`, the style sheet shows whatever is `:target`.
 */
export const answerId = (form: FormKey, outcome: 'sent' | 'failed') => `${form}-${outcome}`;
