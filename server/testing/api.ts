/** The post room's counter without a port, on a real database file. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished, vi } from 'vitest';
import { SEND_FORM_PATH, SEND_PATH } from '#enquiry/wire.ts';
import { createApp } from '#server/api/app.ts';
import { openStore } from '#server/database/client.ts';
import type { EnquiryRow, LetterRow } from '#server/database/types.ts';
import type { LogFields } from '#server/log.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import type { Studio } from '#server/studio.ts';
import { configOf, formOf, STUDIO, temporaryFolder } from './fixtures.ts';

export interface Logged extends LogFields {
  readonly level: string;
  readonly event: string;
}

export function openCounter(env: Record<string, string> = {}, studio: Studio = STUDIO) {
  const dataDir = temporaryFolder();
  const store = openStore(databaseFile(dataDir));
  onTestFinished(() => store.close());
  const logged: Logged[] = [];
  const clock = { now: Date.parse('2026-11-23T04:30:00Z') };
  const outbox = { wake: vi.fn() };
  const client = { address: '192.0.2.1' };
  const app = createApp({
    store,
    outbox,
    config: configOf({ DATA_DIR: dataDir, ...env }),
    studio,
    pages: new Set(['/', '/contact', '/faq']),
    now: () => clock.now,
    log: (level, event, fields) => logged.push({ level, event, ...fields }),
    address: () => client.address,
  });

  /** Every row, read by a second connection. */
  function read<Row>(sql: string): Row[] {
    // The first call to the store makes the file.
    if (!existsSync(databaseFile(dataDir))) return [];
    const db = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
    try {
      return db.prepare(sql).all() as Row[];
    } finally {
      db.close();
    }
  }

  return {
    app,
    store,
    outbox,
    clock,
    client,
    logged,
    dataDir,
    enquiries: () => read<EnquiryRow>('SELECT * FROM enquiry ORDER BY rowid'),
    letters: () => read<LetterRow>('SELECT * FROM letter ORDER BY id'),
    sendForm: (fields: Readonly<Record<string, string>> | FormData, headers: HeadersInit = {}) =>
      app.request(SEND_FORM_PATH, {
        method: 'POST',
        headers,
        body: fields instanceof FormData ? fields : formOf(fields),
      }),
    sendJson: (body: unknown, headers: Record<string, string> = {}) =>
      app.request(SEND_PATH, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}
