/**
 * `npm run proxy [-- FOLDER]`: writes the current release where Caddy and nginx serve it from, by default
 * /var/lib/osari-public. Nothing else of DATA_DIR goes there. The proxy is reloaded by whoever calls this
 * (osari-proxy.service).
 */
import { readConfig } from '#server/config/config.ts';
import { releasesFolder, servedRelease } from '#server/releases/folder.ts';
import { fromReleases } from '../../shared/built-site.ts';
import { publish } from './publish.ts';

const target = process.argv[2] ?? '/var/lib/osari-public';
const releases = releasesFolder(readConfig(process.env).dataDir);
const current = () => servedRelease(releases)?.id;

let id: string | undefined;
// What is published meanwhile is taken as well.
while (id !== current()) {
  id = current();
  const site = fromReleases(releases);
  if (!site) break;
  process.stdout.write(`${publish(site.files, target)} holds release ${id}.\n`);
}
if (!id)
  process.stdout.write(
    'There is no release yet: until there is one, the server answers everything.\n',
  );
