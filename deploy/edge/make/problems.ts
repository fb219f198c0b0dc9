/** Problems that prevent a deployment: one line each, with the fix. */
import type { Studio } from '#server/studio.ts';
import type { MigrationFile } from './migrations.ts';
import type { Wrangler } from './settings.ts';
import { WRANGLER } from './wrangler.ts';

const PLACEHOLDER = /^[0-]+$/;

/** @param missing migrations that the database does not have @param secrets names of the secrets that are set */
export function problemsOf(
  { siteOrigin, send }: Pick<Studio, 'siteOrigin' | 'send'>,
  { d1_databases: [database] }: Pick<Wrangler, 'd1_databases'>,
  missing: readonly MigrationFile[],
  secrets: readonly string[],
): string[] {
  return [
    !siteOrigin.startsWith('https:') &&
      `The site was built for ${siteOrigin}: set SITE_ORIGIN=https://… and build it again (npm run release).`,
    send.origin !== '' &&
      `Forms go to ${send.origin}: unset EMAILJS_ORIGIN and run SITE_ORIGIN=https://… npm run release -- --forget.`,
    (!database || PLACEHOLDER.test(database.database_id)) &&
      `wrangler.jsonc names no database yet. Run: npx ${WRANGLER} d1 create studio, and write its database_id there.`,
    !secrets.includes('SMTP_URL') &&
      `Enquiries would not be mailed. Run: npx ${WRANGLER} secret put SMTP_URL -c deploy/edge/wrangler.jsonc (smtps://user:password@host:465), which makes the worker if there is none yet.`,
    missing.length > 0 && 'The tables or fields have changed. Run: npm run edge:migrations.',
  ].filter((problem) => problem !== false);
}

/** The names in the output of `wrangler secret list`; [] if there is no Worker yet. */
export function secretsIn(output: string): string[] {
  const list = /\[[\s\S]*\]/.exec(output)?.[0];
  return list ? (JSON.parse(list) as { name: string }[]).map(({ name }) => name) : [];
}
