import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { filmLimit } from '#tools/content/film-limits.ts';
import { FILMED } from '#tools/launch/pictures.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
if (!hasFfmpeg)
  process.stdout.write('ffmpeg is not installed, so no test makes a film (apt install ffmpeg).\n');

/** An empty project, removed at the end of the test. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'film-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'content/media/films'), { recursive: true });
  return root;
}

async function film(root: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}
const filmsOf = (root: string) => readdirSync(join(root, 'content/media/films')).sort();

test.each([
  [['clip.mp4'], /Give a film and a name/],
  [['clip.mp4', '../../server/main'], /cannot be a film's name/],
  [['clip.mp4', 'Opening Film'], /small letters, digits and hyphens/],
  [['clip.mp4', 'opening-phone'], /without "-phone"/],
  [['clip.mp4', 'opening', '--from', 'x'], /--from x is not a time/],
  [['clip.mp4', 'opening', '--seconds', '90'], /give 1 to 20/],
  [['clip.mp4', 'opening', '--sekonds', '9'], /Unknown option '--sekonds'/],
  [['none.mp4', 'opening'], /There is no file none\.mp4/],
])('%j is answered in one line', async (args, message) => {
  const root = project();
  const { code, output } = await film(root, args);
  expect([code, output.trim().split('\n').length]).toEqual([1, 1]);
  expect(output).toMatch(message);
  expect(filmsOf(root)).toEqual([]);
});

test('without ffmpeg one line says how to get it', async () => {
  const root = project();
  writeFileSync(join(root, 'clip.mp4'), '');
  const PATH = join(root, 'bin');
  mkdirSync(PATH);
  symlinkSync(process.execPath, join(PATH, 'node'));
  expect(await film(root, ['clip.mp4', 'opening'], { PATH })).toEqual({
    code: 1,
    output: expect.stringMatching(/^ffmpeg is not installed: sudo apt install ffmpeg .*\n$/),
  });
});

describe.skipIf(!hasFfmpeg)('an ordinary film of a phone', () => {
  let folder: string;
  const make = (...args: string[]) =>
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { cwd: folder });
  const shown = (file: string) =>
    JSON.parse(
      String(
        execFileSync('ffprobe', [
          '-v',
          'error',
          '-show_streams',
          '-show_format',
          '-of',
          'json',
          file,
        ]),
      ),
    );

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'film-clip-'));
    // Lies on its side with a note to turn it, as phones write it: red left, blue right.
    const halves = 'color=red:s=320x360:r=60:d=2[a];color=blue:s=320x360:r=60:d=2[b];[a][b]hstack';
    make(
      '-filter_complex',
      halves,
      '-f',
      'lavfi',
      '-i',
      'sine=d=2',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      '-metadata',
      'location=+18.5590+073.7868/',
      'lying.mp4',
    );
    make('-i', 'lying.mp4', '-c', 'copy', '-metadata:s:v:0', 'rotate=90', 'clip.mp4');
    const turned = shown(join(folder, 'clip.mp4')).streams[0].side_data_list;
    // Newer versions write the note by another option.
    if (!turned) make('-display_rotation', '-90', '-i', 'lying.mp4', '-c', 'copy', 'clip.mp4');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('becomes six files: silent, upright, small, without a place, its first frame beside it', async () => {
    const root = project();
    writeFileSync(join(root, 'content/home.yaml'), 'films:\n  - film: opening\n');
    const args = ['clip.mp4', 'opening', '--seconds', '1'];
    const { code, output } = await film(root, args, { INIT_CWD: folder });
    expect([code, output]).toEqual([0, expect.stringContaining('content/home.yaml shows it')]);
    expect(filmsOf(root)).toEqual(
      ['', '-phone']
        .flatMap((kind) =>
          ['av1.mp4', 'h264.mp4', 'jpg'].map((ending) => `opening${kind}.${ending}`),
        )
        .sort(),
    );
    for (const [name, width, height] of [
      ['opening', 1600, 900],
      ['opening-phone', 720, 1280],
    ] as const) {
      const path = (ending: string) => join(root, 'content/media/films', `${name}.${ending}`);
      for (const codec of ['av1', 'h264']) {
        const { streams, format } = shown(path(`${codec}.mp4`));
        expect(streams).toMatchObject([
          { codec_name: codec, width, height, pix_fmt: 'yuv420p', avg_frame_rate: '30/1' },
        ]);
        expect(Number(format.duration)).toBeCloseTo(1, 1);
        expect(JSON.stringify(format)).not.toMatch(/location|18\.5/);
        expect(format.tags.comment, 'by which the launch check knows it').toBe(FILMED);
        expect(statSync(path(`${codec}.mp4`)).size).toBeLessThanOrEqual(filmLimit(name));
      }
      expect(await sharp(path('jpg')).metadata()).toMatchObject({ width, height });
    }
    const half = async (top: number) => {
      const still = join(root, 'content/media/films/opening-phone.jpg');
      const strip = await sharp(still)
        .extract({ left: 0, top, width: 720, height: 400 })
        .toBuffer();
      const { channels } = await sharp(strip).stats();
      return channels.map(({ mean }) => mean > 128);
    };
    const halves = [
      [true, false, false],
      [false, false, true],
    ];
    // ISO 14496-12: the note counts degrees against the clock, so at -90 what was left ends on top.
    const { rotation } = shown(join(folder, 'clip.mp4')).streams[0].side_data_list[0];
    expect([await half(0), await half(880)]).toEqual(rotation < 0 ? halves : halves.reverse());

    const again = await film(root, args, { INIT_CWD: folder });
    expect(again).toEqual({ code: 1, output: expect.stringContaining('add --replace') });
  }, 180_000);

  test('cut off on its way, or no film at all, changes nothing', async () => {
    const root = project();
    writeFileSync(join(root, 'cut.mp4'), readFileSync(join(folder, 'lying.mp4')));
    truncateSync(join(root, 'cut.mp4'), 20_000);
    writeFileSync(join(root, 'words.mp4'), 'no film');
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).toFile(
      join(root, 'photo.jpg'),
    );
    for (const clip of ['cut.mp4', 'words.mp4', 'photo.jpg']) {
      const { code, output } = await film(root, [clip, 'opening']);
      expect([clip, code, output]).toEqual([
        clip,
        1,
        expect.stringMatching(/^\S+ is no film that can be read.*\n$/),
      ]);
    }
    expect(filmsOf(root)).toEqual([]);
  });

  test('stopped halfway leaves no file', async () => {
    const root = project();
    const child = spawn(process.execPath, [MAIN, join(folder, 'clip.mp4'), 'opening'], {
      cwd: root,
    });
    child.stdout.once('data', () => child.kill('SIGINT'));
    const [code] = await once(child, 'close');
    expect([code, filmsOf(root)]).toEqual([1, []]);
    expect(existsSync(join(root, 'content/media/films/opening.jpg'))).toBe(false);
  }, 120_000);
});
