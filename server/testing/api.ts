/** The API without a port, on a real database file. */
import { onTestFinished, vi } from 'vitest';
import { createApp } from '#server/api/app.ts';
import { openDatabaseClient } from '#server/database/client.ts';
import { readRows } from '#server/database/testing/read-rows.ts';
import type { EmailRow, EnquiryRow } from '#server/database/types.ts';
import { isFromThisMachine } from '#server/http/node-adapter.ts';
import type { LogFields } from '#server/log.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import type { Studio } from '#server/studio.ts';
import { configOf, STUDIO, sendersOf, temporaryFolder } from './fixtures.ts';

export interface Logged extends LogFields {
  readonly level: string;
  readonly event: string;
}

export function openTestApi(env: Record<string, string> = {}, studio: Studio = STUDIO) {
  const dataDir = temporaryFolder();
  const file = databaseFile(dataDir);
  const database = openDatabaseClient(file);
  onTestFinished(() => database.close());
  const logged: Logged[] = [];
  const clock = { now: Date.parse('2026-11-23T04:30:00Z') };
  const outbox = { wake: vi.fn() };
  const client = { address: '192.0.2.1' };
  const app = createApp({
    database,
    outbox,
    config: configOf({ DATA_DIR: dataDir, ...env }),
    site: { studio, pages: new Set(['/', '/contact', '/faq']) },
    now: () => clock.now,
    log: (level, event, fields) => logged.push({ level, event, ...fields }),
    address: () => client.address,
    // Without a port, the request comes from the test itself.
    isLocal: (c) => c.env.socketAddress === undefined || isFromThisMachine(c),
  });

  return {
    app,
    database,
    outbox,
    clock,
    client,
    logged,
    dataDir,
    enquiries: () => readRows<EnquiryRow>(file, 'SELECT * FROM enquiry ORDER BY rowid'),
    emails: () => readRows<EmailRow>(file, 'SELECT * FROM email ORDER BY id'),
    ...sendersOf((path, init) => app.request(path, init)),
  };
}
