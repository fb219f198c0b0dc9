/** What must be put right before a site can be deployed: one line each, which says how. */
import type { Studio } from '#server/studio.ts';
import type { MigrationFile } from './migrations.ts';
import type { Wrangler } from './settings.ts';

const PLACEHOLDER = /^[0-]+$/;

export function problemsOf(
  { siteOrigin, send }: Pick<Studio, 'siteOrigin' | 'send'>,
  { d1_databases: [database] }: Pick<Wrangler, 'd1_databases'>,
  missing: readonly MigrationFile[],
): string[] {
  return [
    !siteOrigin.startsWith('https:') &&
      `The site was built for ${siteOrigin}: set SITE_ORIGIN=https://… and build it again (npm run release).`,
    send.origin !== '' && `Forms go to ${send.origin}: unset EMAILJS_ORIGIN and build again.`,
    (!database || PLACEHOLDER.test(database.database_id)) &&
      'wrangler.jsonc names no database yet: npx wrangler d1 create studio, and write its database_id there.',
    missing.length > 0 && 'The tables or fields have changed: npm run edge:migrations.',
  ].filter((problem) => problem !== false);
}
