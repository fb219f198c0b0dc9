/**
 * `node serve-studio.ts <port> <ms>`: serves the small studio of `DATA_DIR`, with builds of `ms` milliseconds, until it is
 * stopped.
 */
import { readConfig } from '#server/config/config.ts';
import { finishSwap } from '#server/publishing/swap.ts';
import { releasesFolder } from '#server/releases/folder.ts';
import { openReleases } from '#server/releases/site.ts';
import { serve } from '#server/server.ts';
import { smallProgram } from './small-program.ts';

const [port = '0', ms = '0'] = process.argv.slice(2);
const dataDir = process.env.DATA_DIR ?? '';
await finishSwap(dataDir, Date.now);
const running = await serve({
  config: readConfig({ DATA_DIR: dataDir, PORT: port, RATE_LIMIT: 'off' }),
  site: openReleases(releasesFolder(dataDir), () => {}),
  now: Date.now,
  log: () => {},
  buildProgram: smallProgram(Number(ms)),
});
process.once('SIGTERM', () => void running.stop().then(() => process.exit()));
process.stdout.write(`${running.url}\n`);
