/** Puts a site where a web proxy reads it: a folder of its own, then the settings that name it, replaced in one step. */
import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { renameDurably, writeDurably } from '#server/releases/durable.ts';
import type { SiteFiles } from '#server/static/load-files.ts';
import { caddyConfig } from './caddy.ts';
import { layOut } from './lay-out.ts';
import { nginxConfig } from './nginx.ts';
import { planOf } from './plan.ts';

/** A proxy reads the one before until it has reloaded. */
const KEPT = 2;
const NAME = /^site-\d{4}-/;
const UNFINISHED = '.new-';

/**
 * Writes `<target>/site-…/`, `caddy.conf` and `nginx.conf`. Everything there is for everybody to read: the folder must
 * not be one that holds anything else. Returns the new folder.
 * @param served where the proxies find the folder; another than `target` where somebody hands it over
 *   (deploy/machine/hand-over)
 */
export function publish(
  site: SiteFiles,
  target: string,
  served: string = target,
  now: number = Date.now(),
): string {
  const root = resolve(target);
  mkdirSync(root, { recursive: true });
  // Whatever the umask is, the proxy's user can look in.
  chmodSync(root, 0o755);
  const name = `site-${new Date(now).toISOString().replace(/[:.]/g, '-')}`;
  const former = readdirSync(root)
    .filter((other) => NAME.test(other))
    .sort();
  const unfinished = join(root, UNFINISHED + name);
  const folder = join(root, name);
  const plan = planOf(site);
  const mask = process.umask(0o022);
  try {
    const last = former.at(-1);
    layOut(plan, unfinished, last ? join(root, last) : null);
    renameDurably(unfinished, folder);
    writeDurably(join(root, 'nginx.conf'), nginxConfig(plan, join(resolve(served), name)));
    writeDurably(join(root, 'caddy.conf'), caddyConfig(plan, join(resolve(served), name)));
  } finally {
    process.umask(mask);
    for (const other of readdirSync(root))
      if (other.startsWith(UNFINISHED)) rmSync(join(root, other), { recursive: true });
  }
  for (const other of former.slice(0, 1 - KEPT)) rmSync(join(root, other), { recursive: true });
  return folder;
}
