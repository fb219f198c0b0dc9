/** Reads the two bodies of the wire contract into one shape. Nothing is fetched, opened or kept of what they hold. */
import { WIRE } from '#enquiry/wire.ts';
import type { SentFields } from '#server/enquiries/fields.ts';
import { BODY_MAX_BYTES, malformed, tooLarge } from '#server/http/http-error.ts';
import { parseMultipart } from './multipart.ts';

/** A form has a dozen fields; a thousand are no form. */
const FIELDS_MAX = 100;

async function readBytes(request: Request): Promise<Buffer> {
  if (Number(request.headers.get('Content-Length')) > BODY_MAX_BYTES) throw tooLarge();
  const bytes = Buffer.from(await request.arrayBuffer());
  if (bytes.byteLength > BODY_MAX_BYTES) throw tooLarge();
  return bytes;
}

function collect(entries: Iterable<readonly [string, unknown]>): SentFields {
  const sent = new Map<string, unknown[]>();
  for (const [name, value] of entries) {
    const values = sent.get(name);
    if (values) values.push(value);
    else sent.set(name, [value]);
    if (sent.size > FIELDS_MAX) throw malformed([`More than ${FIELDS_MAX} fields were sent.`]);
  }
  return sent;
}

/** `sendForm`: multipart form data. A file part becomes an object, which no field accepts. Throws a `Refusal`. */
export async function readForm(request: Request): Promise<SentFields> {
  const body = await readBytes(request);
  const type = request.headers.get('Content-Type') ?? '';
  try {
    return collect(parseMultipart(body, type));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw malformed(['The body is not well-formed multipart form data.']);
  }
}

/** `send`: JSON, the identifiers at the top and the fields under `template_params`. Throws a `Refusal`. */
export async function readJson(request: Request): Promise<SentFields> {
  const body = await readBytes(request);
  const sent = asObject(parse(body), 'The body');
  const params = asObject(sent.get(WIRE.templateParams) ?? {}, WIRE.templateParams);
  // The identifiers stand outside: a parameter of the same name is not one.
  return collect(
    [...params, ...Object.values(WIRE).map((name) => [name, sent.get(name)] as const)].filter(
      ([name, value]) => value != null && name !== WIRE.templateParams,
    ),
  );
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw malformed(['The body is not well-formed JSON.']);
  }
}

/** Own properties as a map: `__proto__` and its kin are names like any other there. */
function asObject(value: unknown, name: string): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed([`${name} must be an object.`]);
  }
  return new Map(Object.entries(value));
}
