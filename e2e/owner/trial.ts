/** A copy of the project that is served while mistakes are made in it, and visitors who are there all the time. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clientFolder, releasesFolder, servedRelease } from '#server/releases/folder.ts';
import { checkSite } from '#tools/release/check.ts';
import { freePort, PROJECT } from '#tools/release/testing/program.ts';
import { copyProject, restoreContent } from '#tools/release/testing/project-copy.ts';
import { sendVisitors } from '#tools/release/testing/visitors.ts';
import { PATHS } from '../content.ts';
import { openTerminal } from './terminal.ts';

export const ORIGIN = 'https://www.studio.example';
const PER_SECOND = 50;

export type Trial = Awaited<ReturnType<typeof openTrial>>;

export async function openTrial() {
  const root = mkdtempSync(join(tmpdir(), 'owner-trial-'));
  // Another user has to be able to look at it.
  chmodSync(root, 0o755);
  const project = copyProject(join(root, 'project'));
  const dataDir = join(root, 'data');
  const port = await freePort();

  const variables = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off' };
  const { start, npm, said, end } = openTerminal(project, variables);

  const beside = join(project, 'tools/release/main.ts --beside');
  const isBuilding = () =>
    execFileSync('ps', ['-Awwo', 'args='], { encoding: 'utf8' }).includes(beside);

  async function startSite() {
    const running = start('npm', ['start']);
    await said(running, /The site is at/);
    // It builds beside where something has changed: what is run next should not have to wait for that.
    for (await pause(1000); isBuilding(); await pause(200));
    return running;
  }
  const page = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const health = async () => (await page('/healthz')).json();
  const served = () => servedRelease(releasesFolder(dataDir))?.id ?? 'none';

  const first = await npm('release', { env: { SITE_ORIGIN: ORIGIN } });
  if (first.code !== 0) throw new Error(`The first release failed: ${first.output}`);
  let site = await startSite();
  const visitors = sendVisitors(port, PATHS, PER_SECOND);
  let checked = '';

  return {
    root,
    project,
    dataDir,
    port,
    start,
    npm,
    said,
    visitors,
    /** Stops the site and starts it again, as after a change; returns what runs now. */
    async restart() {
      const down = visitors.allowBreaks();
      await end(site);
      site = await startSite();
      down.end();
      return site;
    },
    at: (file: string) => join(project, file),
    /** Replaces a file. The copy shares pictures with the project: a new one is written, the old one is left alone. */
    write(file: string, bytes: string | Uint8Array) {
      rmSync(join(project, file), { force: true });
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), bytes);
    },
    /** Changes a part of a file's words; throws where it does not stand there, so that no mistake goes unmade. */
    edit(file: string, from: RegExp, to: string) {
      const text = readFileSync(join(project, file), 'utf8');
      if (!from.test(text)) throw new Error(`${file} does not hold ${from}`);
      this.write(file, text.replace(from, to));
    },
    copy: (from: string, to: string) => cpSync(join(PROJECT, from), join(project, to)),
    remove: (file: string) => rmSync(join(project, file), { recursive: true }),
    restoreContent: () => restoreContent(project),
    page,
    health,
    /** Waits until the running server serves what is current. */
    async live() {
      while ((await health()).release.id !== served()) await pause(100);
    },
    served,
    /** What is wrong with what is served now. */
    async faults(): Promise<readonly string[]> {
      const id = served();
      if (id === checked) return [];
      checked = id;
      const client = clientFolder(releasesFolder(dataDir), id);
      return (await checkSite(client, { expected: [], pageBytes: () => 1e6 })).faults;
    },
    async close() {
      await visitors.stop();
      await end(site);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
