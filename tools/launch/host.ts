/** Checks the settings of the host: the site's address and its mail. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBackupRecord } from '#server/alarm/machine.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { withCredentials } from '#server/config/credentials.ts';
import { hasMailServer } from '#server/mail/addresses.ts';
import { sendTestMail } from '#server/mail/test-mail.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import type { Finding } from './finding.ts';

type Env = Readonly<Record<string, string | undefined>>;

const host = (what: string): Finding => ({ who: 'host', what });

/** The address of the last build. */
function builtOrigin(root: string, dataDir: string): string | undefined {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  try {
    const releases = resolve(root, dataDir, 'releases');
    const current = join(releases, 'current.json');
    if (existsSync(current))
      return read(join(releases, read(current).id, 'studio.json')).siteOrigin;
    return read(join(root, 'build', 'studio.json')).siteOrigin;
  } catch {
    return undefined;
  }
}

const NOT_PUBLIC =
  /^(localhost|127\.|0\.0\.0\.0|\[|192\.168\.|10\.)|\.(example|test|local|invalid)$/;

function aboutOrigin(origin: string | undefined): Finding[] {
  const set = 'set SITE_ORIGIN=https://www.…, the address that visitors type, and build again.';
  if (!origin) return [host(`SITE_ORIGIN is not set: ${set}`)];
  const { protocol, hostname } = new URL(origin);
  if (NOT_PUBLIC.test(hostname)) return [host(`The site was built for ${origin}: ${set}`)];
  if (protocol !== 'https:')
    return [host(`SITE_ORIGIN ${origin} does not begin with https://: ${set}`)];
  return [];
}

async function aboutMail(config: Config, address: string, isTried: boolean): Promise<Finding[]> {
  if (!hasMailServer(config))
    return [host('SMTP_URL is not set: enquiries would be written to files and mailed to nobody.')];
  if (!isTried) return [host('The mail settings were not tried: npm run launch-check -- --mail')];
  try {
    await sendTestMail(config, address);
    return [];
  } catch (error) {
    return [host(`The mail server did not accept a test email: ${(error as Error).message}`)];
  }
}

/** Only for a server that stores enquiries. (The alarm says nothing about backups before the first run of `npm run backup`.) */
function aboutBackups(dataDir: string): Finding[] {
  if (!existsSync(databaseFile(dataDir)) || readBackupRecord(dataDir)) return [];
  return [host(`${dataDir} was never backed up: run npm run backup -- FOLDER every night.`)];
}

export interface HostOptions {
  readonly root: string;
  readonly env: Env;
  /** The studio's address in the content. */
  readonly address: string;
  /** Whether to send a test email. */
  readonly mail: boolean;
}

/** The findings; `sender` is the address that emails are sent from, `sentTo` the recipient of the test email. */
export async function hostFindings({ root, env, address, mail }: HostOptions) {
  let config: Config;
  try {
    config = readConfig(withCredentials(env));
  } catch (error) {
    return { findings: (error as Error).message.split('\n').map(host), sender: address };
  }
  const origin = config.siteOrigin ?? builtOrigin(root, config.dataDir);
  const findings = [
    ...aboutOrigin(origin),
    ...(await aboutMail(config, address, mail)),
    ...aboutBackups(resolve(root, config.dataDir)),
  ];
  return {
    findings,
    sender: config.mailFrom ?? address,
    ...(mail && hasMailServer(config) && { sentTo: config.mailTo ?? address }),
  };
}
