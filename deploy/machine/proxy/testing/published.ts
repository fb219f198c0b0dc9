/** A release on its whole way to the proxies, as osari-proxy.service brings it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { SiteFiles } from '#server/static/load-files.ts';
import { publish } from '../publish.ts';

const HAND_OVER = join(import.meta.dirname, '..', '..', 'hand-over');

/** Where a release is laid out below `folder`, and where the proxies find it. */
export const placesIn = (folder: string) => ({
  laidOut: join(folder, 'laid-out'),
  served: join(folder, 'served'),
});

/** @param reload what lets the proxy read its settings again */
export function handOver(folder: string, reload = 'true') {
  const { laidOut, served } = placesIn(folder);
  const { status, stderr } = spawnSync(HAND_OVER, [laidOut, served, reload], { encoding: 'utf8' });
  return { status, stderr };
}

/** Returns the folder that `startProxy` serves. Throws what `hand-over` says against it. */
export function published(site: SiteFiles, folder: string, now?: number): string {
  const { laidOut, served } = placesIn(folder);
  publish(site, laidOut, served, now);
  const { status, stderr } = handOver(folder);
  if (status !== 0) throw new Error(stderr);
  return served;
}
