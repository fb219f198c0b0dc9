/** The alarm on the real database, the real disk and a real mail server; only the clock and the disk's size are set. */
import type { Config } from '#server/config/config.ts';
import type { Logged } from '#server/testing/api.ts';
import { configOf, STUDIO, temporaryFolder } from '#server/testing/fixtures.ts';
import { openTestOutbox } from '#server/testing/outbox.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';
import { createAlarm } from '../alarm.ts';
import { machineRemedies } from '../alarm-email.ts';
import { readMachineFacts } from '../machine.ts';

export const GB = 1e9;

/** A server whose clock, disk and mail server the test sets. */
export async function openAlarm(env: Record<string, string> = {}) {
  const smtp = await startSmtpServer();
  const dataDir = temporaryFolder();
  const box = openTestOutbox({ dataDir, env: { SMTP_URL: smtp.url } });
  const disk = { free: 40 * GB };
  const release = { at: 0 };
  const logged: Logged[] = [];
  const options = (config: Config) => ({
    database: box.database,
    config,
    site: { studio: STUDIO },
    now: () => box.clock.now,
    log: (level: string, event: string, fields = {}) => logged.push({ level, event, ...fields }),
    releasedAt: () => release.at,
    remedies: machineRemedies(true),
    machine: () =>
      readMachineFacts(dataDir, async () => ({ bavail: disk.free, bsize: 1, blocks: 50 * GB })),
  });
  const config = configOf({ DATA_DIR: dataDir, SMTP_URL: smtp.url, ...env });
  const start = () => createAlarm(options(config));
  const events = () => logged.map(({ level, event }) => `${level} ${event}`);
  return {
    smtp,
    dataDir,
    box,
    disk,
    release,
    options,
    config,
    start,
    logged,
    events,
    clock: box.clock,
  };
}
