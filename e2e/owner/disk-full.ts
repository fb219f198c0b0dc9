/**
 * `node e2e/owner/disk-full.ts [free MB …]`: builds this site on a small disk that becomes full at different steps.
 * Exits 1 unless each time the message says so and the site that was served before is still complete. If this user may
 * not mount a disk, it says so and ends.
 */
import { execFileSync } from 'node:child_process';
import {
  globSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasesFolder, servedRelease } from '#server/releases/folder.ts';
import { startProgram } from '#server/testing/program.ts';
import { servedFaults } from '#tools/release/testing/kill-trial.ts';
import { copyProject, replaceHeadline } from '#tools/release/testing/project-copy.ts';

const MB = 1024 * 1024;
/**
 * Free space in MB for a site of that size: enough for nothing, for some pictures, for their copies, for the pages, for
 * the release.
 */
const roomFor = (size: number) => [
  ...[0, 0.1, 1, 8, size / 2],
  ...[-2, 0, 2, 4, 5, 6, 8].map((more) => size + more),
];
const print = (line: string) => process.stdout.write(`${line}\n`);
const disk = mkdtempSync(join(tmpdir(), 'disk-full-'));
const faults: string[] = [];

const startRelease = () =>
  startProgram(
    'tools/release/main.ts',
    [],
    { DATA_DIR: join(disk, 'data') },
    join(disk, 'project'),
  );

/** Deletes some encoded pictures, so that each build has some to encode. */
function forgetSomePictures() {
  for (const file of globSync(join(disk, 'project/public/media/features-*'))) rmSync(file);
}

const megabytesOf = (folder: string) =>
  Math.round(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0) / MB,
  );

/** The step that a build had reached when it ended: its last line of output. */
const reached = (output: string) =>
  output
    .split('NOT PUBLISHED')[0]!
    .split('\n')
    .findLast((line) => line.trim())
    ?.trim() ?? 'its start';

/** Fills the disk up to `megabytes` of free space. */
function leave(megabytes: number) {
  const { bavail, bsize } = statfsSync(disk);
  const taken = bavail * bsize - Math.round(megabytes * MB);
  writeFileSync(join(disk, 'fill'), Buffer.alloc(Math.max(0, taken)));
}

async function attempt(megabytes: number, before: string): Promise<string> {
  replaceHeadline(join(disk, 'project'), `With ${megabytes} MB`);
  forgetSomePictures();
  leave(megabytes);
  const release = startRelease();
  const code = await release.ended;
  rmSync(join(disk, 'fill'));
  const folder = releasesFolder(join(disk, 'data'));
  const served = servedRelease(folder)?.id ?? 'none';
  const found = await servedFaults(folder);
  faults.push(...found.map((fault) => `${megabytes} MB: ${fault}`));
  const output = release.output();
  if (code === 0 ? served === before : served !== before)
    faults.push(`${megabytes} MB: code ${code}, served ${served}`);
  if (code !== 0 && !output.includes('The disk is full'))
    faults.push(`${megabytes} MB: another reason is given: ${output.slice(-600)}`);
  if (/^\s+at .*:\d+:\d+\)?$/m.test(output)) faults.push(`${megabytes} MB: a stack trace is shown`);
  const ended = code === 0 ? 'released' : `refused, disk full (at: ${reached(output)})`;
  print(`${megabytes} MB left: ${ended}; ${served} whole`);
  return served;
}

try {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=360m', 'tmpfs', disk], { stdio: 'ignore' });
} catch {
  print('Skipped: this user may mount no disk that could run full.');
  process.exit(0);
}
try {
  copyProject(join(disk, 'project'));
  const first = startRelease();
  if ((await first.ended) !== 0) throw new Error(first.output());
  let served = servedRelease(releasesFolder(join(disk, 'data')))!.id;
  const asked = process.argv.slice(2).map(Number);
  const rooms = asked.length ? asked : roomFor(megabytesOf(join(disk, 'project/build')));
  for (const megabytes of rooms) served = await attempt(megabytes, served);
} finally {
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
}
print(faults.length ? `${faults.length} faults:\n${faults.join('\n')}` : 'No fault.');
process.exitCode = faults.length ? 1 : 0;
