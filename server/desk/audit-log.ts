/** The audit log: one line per action at the desk, with person, action and enquiry, and without a visitor's words. */
import type { AuditEntry } from '#server/database/desk-types.ts';
import type { DeskContext } from './context.ts';

/** Stores the line, and logs the action without the person. */
export async function recordAuditEntry(
  { database, now, log }: Pick<DeskContext, 'database' | 'now' | 'log'>,
  act: AuditEntry,
): Promise<void> {
  log('info', 'desk', { what: act.what, reference: act.enquiryId });
  await database.call('recordAuditEntry', act, now());
}
