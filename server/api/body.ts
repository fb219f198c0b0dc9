/** Reads the two kinds of request body into one form. It fetches and opens nothing that they name, and drops files. */
import { IDENTIFIER_FIELDS } from '#contract/wire.ts';
import type { SubmittedFields } from '#server/enquiries/fields.ts';
import { BODY_MAX_BYTES, badRequest, contentTooLarge } from '#server/http/http-error.ts';
import { parseMultipart } from './multipart.ts';

/** Our forms have about a dozen fields. */
const FIELDS_MAX = 100;

async function readBytes(request: Request): Promise<Buffer> {
  if (Number(request.headers.get('Content-Length')) > BODY_MAX_BYTES) throw contentTooLarge();
  const bytes = Buffer.from(await request.arrayBuffer());
  if (bytes.byteLength > BODY_MAX_BYTES) throw contentTooLarge();
  return bytes;
}

function collect(entries: Iterable<readonly [string, unknown]>): SubmittedFields {
  const fields = new Map<string, unknown[]>();
  for (const [name, value] of entries) {
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
    if (fields.size > FIELDS_MAX) throw badRequest([`More than ${FIELDS_MAX} fields were sent.`]);
  }
  return fields;
}

/** `sendForm`: multipart form data. A file becomes an object, which no field accepts. Throws an `HttpError`. */
export async function readForm(request: Request): Promise<SubmittedFields> {
  const body = await readBytes(request);
  const type = request.headers.get('Content-Type') ?? '';
  try {
    return collect(parseMultipart(body, type));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw badRequest(['The body is not well-formed multipart form data.']);
  }
}

/** `send`: JSON, with the identifiers at the top level and the fields under `template_params`. Throws an `HttpError`. */
export async function readJson(request: Request): Promise<SubmittedFields> {
  const body = await readBytes(request);
  const top = toMap(parseJson(body), 'The body');
  const params = toMap(
    top.get(IDENTIFIER_FIELDS.templateParams) ?? {},
    IDENTIFIER_FIELDS.templateParams,
  );
  // Identifiers are at the top level: a parameter of the same name does not count.
  return collect(
    [
      ...params,
      ...Object.values(IDENTIFIER_FIELDS).map((name) => [name, top.get(name)] as const),
    ].filter(([name, value]) => value != null && name !== IDENTIFIER_FIELDS.templateParams),
  );
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw badRequest(['The body is not well-formed JSON.']);
  }
}

/** Own properties as a map, in which `__proto__` and the like are ordinary names. */
function toMap(value: unknown, name: string): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest([`${name} must be an object.`]);
  }
  return new Map(Object.entries(value));
}
