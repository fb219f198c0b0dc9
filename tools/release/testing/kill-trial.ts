/**
 * Kills builds and servers with `kill -9` at random moments while there are visitors, and checks each time whether the served
 * release is complete.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { clientFolder, releasesFolder, servedRelease } from '#server/releases/folder.ts';
import { type Program, startSite } from '#server/testing/program.ts';
import { checkSite } from '../check.ts';
import { sendVisitors } from './visitors.ts';

interface KillTrial {
  readonly dataDir: string;
  readonly port: number;
  readonly pages: readonly string[];
  readonly moments: number;
  readonly perSecond: number;
  /** Changes the sources, so that there is a change to release. */
  readonly change: (turn: number) => void;
  readonly startRelease: () => Program;
}

interface KillReport {
  readonly answered: number;
  /** Requests that failed although no server was killed, and incomplete releases. */
  readonly faults: string[];
  readonly killed: { readonly builds: number; readonly servers: number };
}

/** Mistakes in the release that is served from the folder. */
export async function servedFaults(folder: string): Promise<readonly string[]> {
  const served = servedRelease(folder);
  if (!served) return ['there is no release'];
  const options = { expected: [], pageBytes: () => 1e6 };
  return (await checkSite(clientFolder(folder, served.id), options)).faults;
}

export async function runKillTrial(trial: KillTrial): Promise<KillReport> {
  const { dataDir, port, pages, moments, perSecond, change, startRelease } = trial;
  const folder = releasesFolder(dataDir);
  let site = await startSite(dataDir, port);
  const visitors = sendVisitors(port, pages, perSecond);
  const faults: string[] = [];
  const killed = { builds: 0, servers: 0 };

  change(0);
  const beganAt = performance.now();
  await startRelease().ended;
  const tookMs = performance.now() - beganAt;

  for (let turn = 1; turn <= moments; turn += 1) {
    change(turn);
    const release = startRelease();
    const after = Math.random() * tookMs;
    await pause(after);
    const isServer = turn % 4 === 0;
    if (isServer) {
      const allowed = visitors.allowBreaks();
      await site.kill();
      site = await startSite(dataDir, port);
      allowed.end();
      await release.ended;
      killed.servers += 1;
    } else {
      await release.kill();
      killed.builds += 1;
    }
    const found = await servedFaults(folder);
    faults.push(...found.map((fault) => `after ${turn}: ${fault}`));
  }

  change(moments + 1);
  const last = startRelease();
  if ((await last.ended) !== 0) faults.push(`the last release failed: ${last.output()}`);
  await visitors.stop();
  await site.kill('SIGTERM');
  return { answered: visitors.answered(), faults: [...visitors.faults, ...faults], killed };
}
