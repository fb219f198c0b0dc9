/**
 * `node e2e/owner/release-kill.ts [moments] [--real]`: kills builds and servers at random moments while 200 requests a
 * second come in. Exits 1 when a request failed that no kill explains, or when what is served was ever not whole.
 * With `--real` it builds this site each time, in a copy of the project; without, a small one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProgram } from '#server/testing/program.ts';
import { release } from '#tools/release/release.ts';
import { runKillTrial } from '#tools/release/testing/kill-trial.ts';
import { smallReleases } from '#tools/release/testing/options.ts';
import { copyProject, replaceHeadline } from '#tools/release/testing/project-copy.ts';
import { PAGES, writeProject } from '#tools/release/testing/small-site.ts';
import { PATHS } from '../content.ts';

const isReal = process.argv.includes('--real');
const moments = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 40);
const print = (line: string) => process.stdout.write(`${line}\n`);
const root = mkdtempSync(join(tmpdir(), 'release-kill-'));
const dataDir = join(root, 'data');

/** The small site, or this one: how it is changed and released. */
async function subject() {
  if (!isReal) {
    const change = (turn: number) => writeProject(root, `words ${turn}`);
    change(-1);
    await release(smallReleases(root));
    const startRelease = () =>
      startProgram('tools/release/testing/small-release.ts', [root, '300'], {});
    return { pages: PAGES, change, startRelease };
  }
  const project = copyProject(join(root, 'project'));
  const startRelease = () =>
    startProgram('tools/release/main.ts', [], { DATA_DIR: dataDir }, project);
  if ((await startRelease().ended) !== 0) throw new Error('The first release failed.');
  const change = (turn: number) => replaceHeadline(project, `words ${turn}`);
  return { pages: PATHS, change, startRelease, project };
}

try {
  const port = await freePort();
  const { faults, answered, killed } = await runKillTrial({
    ...(await subject()),
    dataDir,
    port,
    moments,
    perSecond: 200,
    print,
  });
  print(`${killed.builds} builds and ${killed.servers} servers killed, ${answered} answers.`);
  print(faults.length ? `${faults.length} faults:\n${faults.join('\n')}` : 'No fault.');
  process.exitCode = faults.length ? 1 : 0;
} finally {
  rmSync(root, { recursive: true, force: true });
}
