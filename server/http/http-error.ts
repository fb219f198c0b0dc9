/** Why a request is not taken: a status and one line per fault. Thrown by the guards, answered once, in app.ts. */
import { TEXT } from '#enquiry/wire.ts';

export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 403 | 405 | 413 | 415 | 429 | 451 | 503;
  readonly faults: readonly string[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: Refusal['status'],
    faults: readonly string[],
    headers: Record<string, string> = {},
    cause?: unknown,
  ) {
    super(faults.join('\n'), { cause });
    this.status = status;
    this.faults = faults;
    this.headers = headers;
  }
}

/** A form of a few words; the largest well-formed one is about 8 KiB. */
export const BODY_MAX_BYTES = 64 * 1024;

export const malformed = (faults: readonly string[]) => new Refusal(400, faults);
export const forbidden = () => new Refusal(403, [TEXT.forbidden]);
export const wrongMethod = (allow: string) =>
  new Refusal(405, [`Method Not Allowed: use ${allow}.`], { Allow: allow });
export const tooLarge = () => new Refusal(413, ['The enquiry is larger than 64 KiB.']);
export const wrongType = (type: string) =>
  new Refusal(415, [`Unsupported Media Type: send ${type}.`], { 'Accept-Post': type });
export const encodedBody = () =>
  new Refusal(415, ['Unsupported Media Type: send the body without Content-Encoding.'], {
    'Accept-Encoding': 'identity',
  });
export const tooMany = (retryAfter: number) =>
  new Refusal(429, [TEXT.tooManyRequests], { 'Retry-After': String(retryAfter) });
export const headless = () => new Refusal(451, [TEXT.headless]);
export const unavailable = (cause: unknown) =>
  new Refusal(
    503,
    ['The enquiry could not be stored just now. Please try again in a minute.'],
    { 'Retry-After': '60' },
    cause,
  );
