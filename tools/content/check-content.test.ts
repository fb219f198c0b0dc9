/** The first step of a build, run as it is run: on a folder of files. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FILM_LIMITS } from '#content-model/films.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { fixture } from './testing/fixture.ts';

const PROGRAM = resolve('tools/content/check-content.ts');
const FILMS = 'content/media/films';
const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#884422' } })
  .jpeg()
  .toBuffer();
/** As much of a film as the check looks at: its first box, and what kinds of track it has. */
const film = (...tracks: readonly string[]) =>
  Buffer.from(
    `\0\0\0\x18ftypisom${tracks.map((kind) => `hdlr\0\0\0\0\0\0\0\0${kind}`).join('')}`,
    'latin1',
  );

function write(root: string, file: string, bytes: string | Uint8Array) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), bytes);
}
function check(root: string, report?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...(report && { CHECK_REPORT: report }) },
  });
  return { status, said: `${stdout}${stderr}` };
}

function wholeFolder(): string {
  const root = temporaryFolder();
  for (const file of fixture.files)
    write(root, file, fixture.texts[file] ?? (file.endsWith('.mp4') ? film('vide') : jpeg));
  return root;
}

test('whole content passes with one line', () => {
  const { status, said } = check(wholeFolder());
  expect(status).toBe(0);
  expect(said).toMatch(/^The content has no mistakes: \d+ files checked\.\n$/);
});

test('everything that is wrong is told at once, and nothing is built', () => {
  const root = wholeFolder();
  write(
    root,
    'content/site.yaml',
    fixture.texts['content/site.yaml']!.replace('  opens:', '  opnes:'),
  );
  write(root, 'content/faq.yaml', Buffer.from('\uFEFFheading: x', 'utf16le'));
  write(root, `${FILMS}/intro.av1.mp4`, film('vide', 'soun'));
  write(
    root,
    `${FILMS}/intro.h264.mp4`,
    Buffer.concat([film('vide'), Buffer.alloc(FILM_LIMITS.wide)]),
  );
  write(root, `${FILMS}/story-1.h264.mp4`, 'not a film');
  write(root, 'content/media/armchair.jpg', 'a bill');
  rmSync(join(root, 'content/projects/commercial/category.yaml'));
  const { status, said } = check(root);
  expect(status).toBe(1);
  expect(said).toMatch(/^The content has 7 mistakes, so the site cannot be built:\n/);
  for (const line of [
    /site\.yaml:\d+:3: nothing called `opnes` belongs here; did you mean `opens`\?/,
    /faq\.yaml:1: The file is written in UTF-16\. Save it as UTF-8/,
    /commercial\/category\.yaml: is missing/,
    /intro\.av1\.mp4: has sound, which nobody hears .* ffmpeg/,
    /intro\.h264\.mp4: is 701 kB large; at most 700 kB/,
    /story-1\.h264\.mp4: is not an MP4 film/,
    /armchair\.jpg: cannot be read as a picture/,
  ])
    expect(said).toMatch(line);
  expect(said).not.toMatch(/\n\s+at /);
});

test('where there is no content at all, that is said', () => {
  const { status, said } = check(temporaryFolder());
  expect(status).toBe(1);
  expect(said).toMatch(
    /^There is no folder content\/ in .*\. Run this from the project’s own folder\.$/m,
  );
});

test('what is unfinished stops the desk before anything is built; everybody else is told of it', () => {
  const root = wholeFolder();
  const folder = 'content/projects/residential/kulkarni-residence';
  for (const name of ['97.jpg', '98.jpg', '99.jpg']) write(root, `${folder}/${name}`, jpeg);
  const { status, said } = check(root);
  expect(status).toBe(0);
  expect(said).toMatch(
    /Notes .*\n.*kulkarni-residence\/project\.yaml.*: 3 pictures of Kulkarni Residence have no description.* Describe the pictures, beginning with 97\.jpg, or hide the project\./,
  );
  const report = join(root, 'report.json');
  expect(check(root, report).status).toBe(1);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject([
    {
      file: `${folder}/project.yaml`,
      field: 'photos › 97.jpg › alt',
      message: expect.stringContaining('3 pictures of Kulkarni Residence have no description'),
    },
  ]);
});

test('what is on the site unfinished already holds back no other change', () => {
  const root = wholeFolder();
  const folder = 'content/projects/residential/kulkarni-residence';
  write(root, `${folder}/97.jpg`, jpeg);
  mkdirSync(join(root, 'data/content'), { recursive: true });
  cpSync(join(root, 'content'), join(root, 'data/content/current'), { recursive: true });
  const report = join(root, 'report.json');
  expect(check(root, report).status).toBe(0);
  write(root, `${folder}/98.jpg`, jpeg);
  expect(check(root, report).status).toBe(1);
  expect(readFileSync(report, 'utf8')).toContain('2 pictures of Kulkarni Residence');
});

test('links, pipes and folders in the place of files are named in a sentence', () => {
  const root = wholeFolder();
  const folder = join(root, 'content/projects/residential/kulkarni-residence');
  symlinkSync('nowhere.jpg', join(folder, '91.jpg'));
  symlinkSync('92.jpg', join(folder, '92.jpg'));
  symlinkSync('..', join(folder, '93.jpg'));
  spawnSync('mkfifo', [join(folder, '94.jpg')]);
  mkdirSync(join(folder, '95.jpg'));
  rmSync(join(root, 'content/faq.yaml'));
  symlinkSync('gone.yaml', join(root, 'content/faq.yaml'));
  const { status, said } = check(root);
  expect(status).toBe(1);
  for (const line of [
    /91\.jpg: is a link to a file that is not there/,
    /92\.jpg: is a link that leads to itself/,
    /93\.jpg: is a link to a folder/,
    /94\.jpg: is not an ordinary file/,
    /95\.jpg: is a folder, but has the name of a file/,
    /faq\.yaml: is a link to a file that is not there/,
  ])
    expect(said).toMatch(line);
  expect(said).not.toMatch(/\n\s+at /);
});

test('signs that nobody sees are named, and a consent to come is refused', () => {
  const root = wholeFolder();
  const file = 'content/projects/residential/kulkarni-residence/project.yaml';
  const text = fixture.texts[file]!;
  write(root, file, `${text}\nconsent: { on: 2999-02-20 }\n`);
  write(root, 'content/faq.yaml', 'heading: Asked\n\u00A0\u00A0lead: x\n');
  const { said } = check(root);
  expect(said).toMatch(/faq\.yaml:2.*begins with a no-break space \(U\+00A0\)/);
  expect(said).toMatch(/project\.yaml:\d+:\d+: consent › on is in the future/);
  write(root, file, `${text}\ncover: "01.jpg\u200B"\n`);
  expect(check(root).said).toContain('a zero-width space (U+200B)');
});
