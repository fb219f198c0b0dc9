/** Nothing was stored: the disk is full or read-only, or the database is locked, damaged or unreachable. `code` may be logged. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}
