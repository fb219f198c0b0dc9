/**
 * Parses multipart form data (RFC 7578) in memory. The platform's own parser refuses boundaries shorter than 27 characters,
 * which
 * RFC 2046 allows (1 to 70) and plain clients use.
 */

/** A file. Its content is dropped. */
export class FilePart {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const CRLF = '\r\n';
/** How browsers escape these in a name (WHATWG HTML, 4.10.22.8). */
const UNESCAPES: Readonly<Record<string, string>> = { '%0A': '\n', '%0D': '\r', '%22': '"' };

const syntaxError = (what: string) => new SyntaxError(`Multipart form data: ${what}.`);

function boundaryOf(contentType: string): string {
  const [, quoted, plain] = contentType.match(/;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i) ?? [];
  const boundary = quoted ?? plain ?? '';
  if (boundary.length < 1 || boundary.length > 70)
    throw syntaxError('the boundary is missing or too long');
  return boundary;
}

/** What follows a delimiter: where its part begins, or that it was the last. Null if it is ordinary content. */
function afterDelimiter(body: Buffer, at: number): { next: number; isLast: boolean } | null {
  if (body.toString('latin1', at, at + 2) === '--') return { next: at + 2, isLast: true };
  let next = at;
  while (body[next] === 0x20 || body[next] === 0x09) next += 1;
  return body.toString('latin1', next, next + 2) === CRLF
    ? { next: next + 2, isLast: false }
    : null;
}

/** The next delimiter at or after `from`, which ends a part's content. */
function findDelimiter(body: Buffer, delimiter: Buffer, from: number) {
  for (let at = body.indexOf(delimiter, from); at >= 0; at = body.indexOf(delimiter, at + 1)) {
    const after = afterDelimiter(body, at + delimiter.byteLength);
    if (after) return { at, ...after };
  }
  throw syntaxError('it is incomplete');
}

function nameOf(headers: string): { name: string; isFile: boolean } {
  // Only CRLF ends a header. In a regular expression, `.` would also stop at U+2028.
  const dispositions = headers
    .split(CRLF)
    .map((line) => line.match(/^content-disposition:\s*form-data\s*;(.*)$/is)?.[1]);
  const disposition = dispositions.find((found) => found !== undefined);
  const parameter = (key: string) => {
    const found = disposition?.match(
      new RegExp(`(?:^|[;\\s])${key}=(?:"([^"]*)"|([^\\s;]*))`, 'i'),
    );
    return found && (found[1] ?? found[2] ?? '');
  };
  const name = parameter('name');
  if (!name) throw syntaxError('a part has no name');
  const isFile = parameter('filename') != null || /[;\s]filename\*=/i.test(disposition ?? '');
  return { name: name.replace(/%0A|%0D|%22/g, (code) => UNESCAPES[code] ?? code), isFile };
}

/** Name and value of every part, in order; text is read as UTF-8. Throws a SyntaxError. */
export function parseMultipart(body: Buffer, contentType: string): [string, string | FilePart][] {
  const delimiter = Buffer.from(`${CRLF}--${boundaryOf(contentType)}`);
  // The first delimiter may be at the very beginning; with a line break before it, it is like the others.
  const whole = Buffer.concat([Buffer.from(CRLF), body]);
  const parts: [string, string | FilePart][] = [];
  let here = findDelimiter(whole, delimiter, 0);
  while (!here.isLast) {
    // Headers begin after the delimiter's line; without headers there is an empty line at once.
    const end = whole.indexOf(CRLF + CRLF, here.next - 2);
    if (end < 0) throw syntaxError('a part is incomplete');
    const { name, isFile } = nameOf(whole.toString('utf8', here.next, end));
    const following = findDelimiter(whole, delimiter, end + 4);
    parts.push([name, isFile ? new FilePart(name) : whole.toString('utf8', end + 4, following.at)]);
    here = following;
  }
  return parts;
}
