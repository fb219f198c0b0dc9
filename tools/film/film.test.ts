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
import { filmLimit } from '#content-model/films.ts';
import { FILMED } from '#server/new-studio/demonstration.ts';

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
    env: { PATH: process.env.PATH, FILM_EFFORT: 'least', ...env },
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
    const { code, output } = await film(root, args, { INIT_CWD: folder, FILM_EFFORT: '' });
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

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'stopped halfway by %s leaves no file and no ffmpeg',
    async (signal) => {
      const root = project();
      const clip = join(root, 'own-clip.mp4');
      writeFileSync(clip, readFileSync(join(folder, 'clip.mp4')));
      const child = spawn(process.execPath, [MAIN, clip, 'opening'], { cwd: root });
      child.stdout.once('data', () => child.kill(signal));
      const [code] = await once(child, 'close');
      expect([code, filmsOf(root)]).toEqual([1, []]);
      expect(existsSync(join(root, 'content/media/films/opening.jpg'))).toBe(false);
      expect(spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout).not.toContain(clip);
    },
    120_000,
  );

  test.each([
    [
      'short.mp4',
      '2.97',
      /\n?The film is 3\.0 s long: less than half a second is left after --from/,
    ],
    ['longer-sound.mp4', '5', /The film is 3\.0 s long: --from is after its end/],
    ['longer-sound.mkv', '5', /The film is 3\.0 s long: --from is after its end/],
  ])('%s from %s is told how long its picture is', async (name, from, message) => {
    const root = project();
    const picture = ['-f', 'lavfi', '-i', 'color=red:s=320x240:r=30:d=3'];
    const sound = name.startsWith('longer') ? ['-f', 'lavfi', '-i', 'sine=d=10'] : [];
    make(...picture, ...sound, '-c:v', 'libx264', '-preset', 'ultrafast', name);
    const { code, output } = await film(root, [join(folder, name), 'opening', '--from', from]);
    expect([code, output]).toEqual([1, expect.stringMatching(message)]);
    expect(filmsOf(root)).toEqual([]);
  });

  test('film and still have the colours of what was filmed; the paths that are written are printed', async () => {
    const root = project();
    make(
      ...['-f', 'lavfi', '-i', 'color=0xc83c28:s=640x360:r=30:d=1,format=gbrp'],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', 'red.mp4'],
    );
    const out = join(root, 'made');
    const { code, output } = await film(root, [
      ...[join(folder, 'red.mp4'), 'opening', '--seconds', '1', '--out', out],
    ]);
    expect(code).toBe(0);
    const printed = output.match(/^\S+\.mp4(?= )/gm) ?? [];
    expect(printed).toHaveLength(4);
    for (const file of printed) expect(existsSync(file), file).toBe(true);
    const still = await middleOf(join(out, 'opening.jpg'));
    make('-i', join(out, 'opening.h264.mp4'), '-frames:v', '1', 'frame.png');
    const frame = await middleOf(join(folder, 'frame.png'));
    for (const [i, wanted] of [200, 60, 40].entries()) {
      expect(Math.abs(still[i]! - wanted), `${still}`).toBeLessThanOrEqual(5);
      expect(Math.abs(frame[i]! - still[i]!), `${frame} ${still}`).toBeLessThanOrEqual(4);
    }
  }, 120_000);

  test('an H.264 film is not sharpened anew on its way: it has one key frame', async () => {
    const root = project();
    make(
      ...['-f', 'lavfi', '-i', 'color=gray:s=320x180:r=30:d=10', '-preset', 'ultrafast'],
      ...['-pix_fmt', 'yuv420p', 'long.mp4'],
    );
    const args = [join(folder, 'long.mp4'), 'opening', '--seconds', '10', '--out', root];
    expect((await film(root, args)).code).toBe(0);
    const keys = execFileSync('ffprobe', [
      ...['-v', 'error', '-skip_frame', 'nokey', '-show_entries', 'frame=pts_time', '-of', 'csv'],
      join(root, 'opening.h264.mp4'),
    ]);
    expect(String(keys).trim().split('\n')).toHaveLength(1);
  }, 180_000);

  /** Light of a card in nits, as HLG and PQ code it (BT.2100): white of 203 nits is 75 % in HLG, 58 % in PQ. */
  const CODES = {
    'arib-std-b67': (nits: number) => {
      // Of a display of 1,000 nits, its system gamma of 1.2 taken out.
      const scene = (nits / 1000) ** (1 / 1.2);
      const [a, b, c] = [0.17883277, 0.28466892, 0.55991073];
      return scene <= 1 / 12 ? Math.sqrt(3 * scene) : a * Math.log(12 * scene - b) + c;
    },
    smpte2084: (nits: number) => {
      const y = (nits / 10_000) ** 0.1593017578125;
      return ((0.8359375 + 18.8515625 * y) / (1 + 18.6875 * y)) ** 78.84375;
    },
  };
  test.each(['arib-std-b67', 'smpte2084'] as const)(
    'a film in HDR (%s) keeps the greys below reference white, and its white',
    async (transfer) => {
      const root = project();
      const greys = [255, 200, 128, 64];
      const linear = (tone: number) => ((tone / 255 + 0.055) / 1.055) ** 2.4;
      const card = Buffer.alloc(640 * 360 * 2 + (640 * 360 * 2) / 2);
      const code = (x: number) =>
        Math.round(64 + 876 * CODES[transfer](203 * linear(greys[Math.floor(x / 160)]!)));
      for (let n = 0; n < 640 * 360; n += 1) card.writeUInt16LE(code(n % 640), 2 * n);
      for (let n = 640 * 360; 2 * n < card.length; n += 1) card.writeUInt16LE(512, 2 * n);
      writeFileSync(join(folder, 'card.yuv'), Buffer.concat(Array(30).fill(card)));
      make(
        ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p10le', '-s', '640x360', '-r', '30'],
        ...['-i', 'card.yuv', '-c:v', 'libx264', '-qp', '4', '-preset', 'ultrafast'],
        ...['-color_primaries', 'bt2020', '-colorspace', 'bt2020nc', '-color_trc', transfer],
        ...['-color_range', 'tv', 'hdr.mp4'],
      );
      const args = [join(folder, 'hdr.mp4'), 'opening', '--seconds', '1', '--out', root];
      expect((await film(root, args)).code).toBe(0);
      for (const [i, grey] of greys.entries()) {
        const shown = await middleOf(join(root, 'opening.jpg'), (i + 0.5) / 4);
        for (const tone of shown) expect(Math.abs(tone - grey), `${shown}`).toBeLessThanOrEqual(4);
      }
    },
    120_000,
  );
});

/** Red, green and blue in the middle of a picture, or at another part of its width. */
async function middleOf(file: string, part = 0.5): Promise<number[]> {
  const { width, height } = await sharp(file).metadata();
  const pixel = { left: Math.round(part * width), top: height >> 1, width: 1, height: 1 };
  return [...(await sharp(file).extract(pixel).removeAlpha().raw().toBuffer())];
}
