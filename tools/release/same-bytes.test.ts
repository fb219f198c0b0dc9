/** A release takes over what the one before has worked out: it has to be what a release made from nothing is. */
import { hash } from 'node:crypto';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isPicture } from '#pictures/formats.ts';
import { clientFolder, releasesFolder, servedRelease } from '#server/releases/folder.ts';
import { startProgram } from '#server/testing/program.ts';
import { replaceHeadline } from './testing/project-copy.ts';
import { copyWithSmallPictures, smallPhoto } from './testing/small-pictures.ts';

/** Every file below a folder with the hash of its content. */
const hashesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length), hash('sha1', readFileSync(path))]),
  );

/** Releases the project; returns the hash of every file that is served. */
async function release(project: string, dataDir: string) {
  const program = startProgram('tools/release/main.ts', [], { DATA_DIR: dataDir }, project);
  const code = await program.ended;
  expect([code, program.output()]).toEqual([0, expect.stringContaining('Current: ')]);
  const folder = releasesFolder(dataDir);
  return hashesIn(clientFolder(folder, servedRelease(folder)!.id));
}

/** What an owner and a programmer change, what needs a new bundle first: a later change must not hide what is out of date. */
const CHANGES: Readonly<Record<string, (project: string) => void | Promise<void>>> = {
  page: (project) =>
    appendFileSync(join(project, 'app/styles/base.css'), '\n.unheard-of { top: 7px; }\n'),
  colour: (project) => {
    const file = join(project, 'content/brand.yaml');
    const text = readFileSync(file, 'utf8').replace(/^colours:(\n[ #].*|\n$)*/m, '');
    writeFileSync(file, `${text}\ncolours:\n  day:\n    accent: "#7a3b1e"\n`);
  },
  photo: async (project) => {
    const folder = join(project, 'content/media/founders');
    const name = readdirSync(folder).find(isPicture)!;
    writeFileSync(join(folder, name), await smallPhoto(999));
  },
  word: (project) => replaceHeadline(project, 'Rooms of quite another word'),
};

test('after a provisional release and a changed page, colour, photo and word a release is the same to the byte as one made from nothing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'same-bytes-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const project = await copyWithSmallPictures(join(root, 'project'));
  const data = join(root, 'data');
  const first = startProgram('tools/release/main.ts', ['--first'], { DATA_DIR: data }, project);
  expect([await first.ended, first.output()]).toEqual([0, expect.any(String)]);
  let before: Record<string, string> = {};
  for (const [name, change] of Object.entries(CHANGES)) {
    const folder = clientFolder(releasesFolder(data), servedRelease(releasesFolder(data))!.id);
    const served = hashesIn(folder);
    await change(project);
    const after = await release(project, data);
    expect(after, name).not.toEqual(before);
    // Withdrawn pictures are removed from it; all other files keep their bytes.
    expect(served, `the release before ${name}`).toMatchObject(hashesIn(folder));
    before = after;
  }
  const other = await copyWithSmallPictures(join(root, 'other'));
  for (const change of Object.values(CHANGES)) await change(other);
  expect(before).toEqual(await release(other, join(root, 'other-data')));
}, 1_200_000);
