/** Every act at the desk is one line: who, what, about which enquiry; never a visitor's words. */
import type { AuditEntry } from '#server/database/desk-types.ts';
import type { DeskContext } from './context.ts';

/** Stores the line, and logs what was done without saying who. */
export async function recordAuditEntry(
  { database, now, log }: Pick<DeskContext, 'database' | 'now' | 'log'>,
  act: AuditEntry,
): Promise<void> {
  log('info', 'desk', { what: act.what, reference: act.enquiryId });
  await database.call('recordAuditEntry', act, now());
}
