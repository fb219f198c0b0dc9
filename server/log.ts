/**
 * Structured logs: one JSON line per event. They never contain a visitor's text, name, addresses or IP; an enquiry is identified
 * only by its reference.
 */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Level = 'info' | 'warn' | 'error';
export type Log = (level: Level, event: string, fields?: LogFields) => void;

/** A log that writes to `write`, with the time of `now` (milliseconds). */
export function createLog(write: (line: string) => void, now: () => number): Log {
  return (level, event, fields) => {
    const time = new Date(now()).toISOString();
    write(`${JSON.stringify({ time, level, event, ...fields })}\n`);
  };
}

/** The part of an error that may be logged: its code. Messages can contain addresses or texts. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return [code ?? error.name, responseCode].filter(Boolean).join(' ');
}
