/** The audit log: one line per action at the desk, with person, action and enquiry, and without a visitor's words. */
import type { AuditEntry } from '#server/database/desk-types.ts';
import type { DeskContext, DeskRequest } from './context.ts';

/** Stores the line, and logs the action without the person. */
export async function recordAuditEntry(
  { database, now, log }: Pick<DeskContext, 'database' | 'now' | 'log'>,
  entry: AuditEntry,
): Promise<void> {
  log('info', 'desk', { what: entry.what, reference: entry.enquiryId });
  await database.call('recordAuditEntry', entry, now());
}

/** Returns a function that records an action of the signed-in person. */
export const createRecord =
  (context: Pick<DeskContext, 'database' | 'now' | 'log'>) =>
  (c: DeskRequest, what: string, detail?: string | null, enquiryId?: string): Promise<void> =>
    recordAuditEntry(context, { who: c.get('person').name, what, detail, enquiryId });

/** The same for actions on the enquiry of the address `/enquiries/:id`. */
export function createEnquiryRecord(context: DeskContext) {
  const record = createRecord(context);
  return (c: DeskRequest, what: string, detail?: string) =>
    record(c, what, detail, c.req.param('id'));
}

/** Changes by one person to one thing within this time are one line. */
export const SAME_ENTRY_MS = 600_000;

/** Records changes to the same thing, `about`, once within that time; those with `always` each time. */
export function createGroupedLog(context: DeskContext) {
  const loggedAt = new Map<string, number>();
  return async (entry: AuditEntry, about: string, { always = false } = {}): Promise<void> => {
    const key = `${entry.who} ${entry.what} ${about}`;
    const now = context.now();
    if (!always && now - (loggedAt.get(key) ?? Number.NEGATIVE_INFINITY) < SAME_ENTRY_MS) return;
    loggedAt.set(key, now);
    await recordAuditEntry(context, entry);
  };
}
