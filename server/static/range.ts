/** Bytes `start` to `end`, inclusive. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The single range that a Range header requests of a file of `size` bytes (RFC 9110, 14.1.2). Null to send the whole file: no
 * header, malformed, or several ranges, which players do not need.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = header?.trim().match(/^bytes\s*=\s*(\d*)\s*-\s*(\d*)$/i) ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
