/** All queries on one open database. */
import type { DatabaseSync } from 'node:sqlite';
import { createAdminQueries } from './admin-queries.ts';
import { createAttachmentQueries } from './attachment-queries.ts';
import { createAuditLogQueries, createGroupWriterQueries } from './audit-log-queries.ts';
import { createCleanSearch } from './clean-search.ts';
import { createDeskMailQueries } from './desk-mail-queries.ts';
import { createExpiryQueries } from './expiry-queries.ts';
import { createHandlingQueries } from './handling-queries.ts';
import { createInboxQueries } from './inbox-queries.ts';
import { createInsertEnquiry } from './insert-enquiry.ts';
import { createDeskKeyQueries, createLinkQueries } from './link-queries.ts';
import { createOutboxQueries } from './outbox-queries.ts';
import { createPasskeyQueries } from './passkey-queries.ts';
import { createPeopleQueries } from './people-queries.ts';
import { createPushQueries } from './push-queries.ts';
import { createReplyQueries } from './reply-queries.ts';
import { createSearchText } from './search-text.ts';
import { createSessionQueries } from './session-queries.ts';
import { createSetTimeQueries } from './set-time-queries.ts';
import { createSignOutQueries } from './sign-out-queries.ts';
import {
  createAssigneeQueries,
  createReminderQueries,
  createStateQueries,
} from './state-queries.ts';
import { createTemplateQueries } from './template-queries.ts';
import { createVisitQueries } from './visit-queries.ts';

export const createQueries = (db: DatabaseSync) => ({
  insertEnquiry: createInsertEnquiry(db),
  ...createOutboxQueries(db),
  ...createAdminQueries(db),
  ...createExpiryQueries(db),
  ...createCleanSearch(db),
  ...createHandlingQueries(db),
  ...createStateQueries(db),
  ...createInboxQueries(db),
  fillSearchText: createSearchText(db).fillSearchText,
  ...createReminderQueries(db),
  ...createAssigneeQueries(db),
  ...createAttachmentQueries(db),
  ...createTemplateQueries(db),
  ...createReplyQueries(db),
  ...createSessionQueries(db),
  ...createPasskeyQueries(db),
  ...createLinkQueries(db),
  ...createDeskMailQueries(db),
  ...createDeskKeyQueries(db),
  ...createPeopleQueries(db),
  ...createSignOutQueries(db),
  ...createAuditLogQueries(db),
  ...createPushQueries(db),
  ...createVisitQueries(db),
  ...createSetTimeQueries(db),
  ...createGroupWriterQueries(db),
});

export type Queries = ReturnType<typeof createQueries>;
export type QueryName = keyof Queries;

/** After these queries the write-ahead log is emptied, so that deleted data is gone from every file. */
export const ERASING: ReadonlySet<QueryName> = new Set<QueryName>([
  'eraseByEmail',
  'eraseBefore',
  'eraseOne',
  'eraseExpired',
  'eraseMoreExpired',
  'cleanSearch',
  'removePerson',
]);
