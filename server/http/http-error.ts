/** An error that is answered with a status and one line per problem. Thrown by the API's checks, handled in api/app.ts. */
import { FORM_TEXTS } from '#contract/wire.ts';

export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 451 | 503;
  readonly messages: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Why a well-formed request was refused, for the log; without personal data. */
  readonly reason: string | undefined;

  constructor(
    status: HttpError['status'],
    messages: readonly string[],
    headers: Record<string, string> = {},
    { cause, reason }: { cause?: unknown; reason?: string } = {},
  ) {
    super(messages.join('\n'), { cause });
    this.reason = reason;
    this.status = status;
    this.messages = messages;
    this.headers = headers;
  }
}

/** The largest valid enquiry is about 8 KiB. */
export const BODY_MAX_BYTES = 64 * 1024;

export const badRequest = (messages: readonly string[]) => new HttpError(400, messages);
export const forbidden = (reason: string) =>
  new HttpError(403, [FORM_TEXTS.forbidden], {}, { reason });
export const notFound = (message: string) => new HttpError(404, [message]);
export const methodNotAllowed = (allow: string) =>
  new HttpError(405, [`Method Not Allowed: use ${allow}.`], { Allow: allow });
export const contentTooLarge = () =>
  new HttpError(413, [`The enquiry is larger than ${BODY_MAX_BYTES / 1024} KiB.`]);
export const unsupportedMediaType = (type: string) =>
  new HttpError(415, [`Unsupported Media Type: send ${type}.`], { 'Accept-Post': type });
export const unsupportedEncoding = () =>
  new HttpError(415, ['Unsupported Media Type: send the body without Content-Encoding.'], {
    'Accept-Encoding': 'identity',
  });
export const tooManyRequests = (retryAfter: number, reason: string) =>
  new HttpError(
    429,
    [FORM_TEXTS.tooManyRequests],
    { 'Retry-After': String(retryAfter) },
    { reason },
  );
export const headlessBrowser = () =>
  new HttpError(451, [FORM_TEXTS.headless], {}, { reason: 'headless browser (BLOCK_HEADLESS)' });
export const serviceUnavailable = (cause: unknown) =>
  new HttpError(
    503,
    ['The enquiry could not be stored just now. Please try again in a minute.'],
    { 'Retry-After': '60' },
    { cause },
  );
