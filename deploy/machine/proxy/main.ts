/**
 * `npm run proxy [-- FOLDER SERVED]`: lays the current release out for Caddy and nginx in FOLDER (by default
 * /var/lib/osari-public), which they find at SERVED (/srv/osari). Nothing else of DATA_DIR goes there. `hand-over` gives
 * it to them (osari-proxy.service).
 */
import { readConfig } from '#server/config/config.ts';
import { releasesFolder, servedRelease } from '#server/releases/folder.ts';
import { fromReleases } from '../../shared/built-site.ts';
import { publish } from './publish.ts';

const [target = '/var/lib/osari-public', served = '/srv/osari'] = process.argv.slice(2);
const releases = releasesFolder(readConfig(process.env).dataDir);
const current = () => servedRelease(releases)?.id;

let id: string | undefined;
// What is published meanwhile is taken as well.
while (id !== current()) {
  id = current();
  const site = fromReleases(releases);
  if (!site) break;
  process.stdout.write(`${publish(site.files, target, served)} holds release ${id}.\n`);
}
if (!id)
  process.stdout.write(
    'There is no release yet: until there is one, the server answers everything.\n',
  );
