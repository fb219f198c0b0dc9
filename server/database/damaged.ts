/** SQLite's primary result codes for a damaged file (https://sqlite.org/rescode.html). */
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** The file is damaged, or not a database. */
export class DamagedDatabaseError extends Error {
  override name = 'DamagedDatabaseError';
  readonly code = 'damaged';
  constructor(path: string) {
    super(
      `${path} is damaged or empty, so no enquiry can be read or stored. Stop the server and put the newest backup back: npm run restore -- FILE (what it replaces is kept beside it). Without a backup, move the file away; the next start makes a new one.`,
    );
  }
}

/** The error, or a `DamagedDatabaseError` if SQLite reports damage. */
export function plainDamage(error: unknown, path: string): unknown {
  const { errcode = 0 } = error as { errcode?: number };
  return [CORRUPT, NOT_A_DATABASE].includes(errcode & 0xff)
    ? new DamagedDatabaseError(path)
    : error;
}

/** Runs it, and throws a `DamagedDatabaseError` if SQLite reports damage. */
export function withPlainDamage<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw plainDamage(error, path);
  }
}
