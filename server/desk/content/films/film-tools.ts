/** What ffprobe reports about a film, a strip of its frames made by ffmpeg, and the project's own command that encodes it. */
import { existsSync } from 'node:fs';
import { mkdtempDisposable, open } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type FilmClip, STRIP_FRAMES } from '#contract/desk/films.ts';
import { PROGRAMS, ROOT } from '#server/programs.ts';
import { UploadError } from '../../upload-error.ts';
import { demuxerOf, readProbe } from './ffprobe.ts';
import { type ProgramResult, runLimited } from './run-limited.ts';

const MISSING_FFMPEG =
  'This server cannot make films yet. The person who runs it needs to install ffmpeg: sudo apt install ffmpeg (Debian, Ubuntu) or brew install ffmpeg (macOS).';
const NO_FILM =
  'This is not a film from a phone or camera, or it is incomplete: choose the original MP4 or MOV.';
const TOO_LARGE =
  'The picture of this film is larger than 8K. Save the film in 4K, or choose another one.';
const TOO_LONG = 'This film is longer than half an hour. Cut it on the phone first.';

/** The limit is long because the machine may be busy, and a check that is aborted refuses a good film. */
const PROBE_MS = 60_000;
const FILM_MS = 20 * 60_000;
const SIDE_MAX = 8192;
const SECONDS_MAX = 30 * 60;

/** The PATH on which both programs were found. */
let foundOn: string | undefined;
/**
 * Null if films can be made on this machine, else what is missing. Checked again each time, as ffmpeg may be installed while
 * the server runs.
 */
export async function missingFilmTools(): Promise<string | null> {
  if (foundOn !== undefined && foundOn === process.env.PATH) return null;
  const all = await Promise.all(
    ['ffmpeg', 'ffprobe'].map((program) => runLimited(program, ['-version'], { timeMs: PROBE_MS })),
  ).catch(() => []);
  if (all.length === 0 || all.some(({ code }) => code !== 0)) return MISSING_FFMPEG;
  foundOn = process.env.PATH;
  return null;
}

/**
 * Arguments by which ffmpeg and ffprobe read only this file, in the format of its first bytes; no other file is passed to
 * them. @throws UploadError if the format is not accepted
 */
async function inputOf(path: string): Promise<string[]> {
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
  const format = demuxerOf(buffer);
  if (!format) throw new UploadError(NO_FILM);
  return ['-protocol_whitelist', 'file', '-f', format];
}

/** Duration in seconds and size in pixels after rotation. @throws UploadError */
export async function probe(path: string): Promise<Omit<FilmClip, 'upload'>> {
  const fields =
    'stream=width,height,duration:stream_tags=DURATION:stream_side_data=rotation:format=duration';
  const args = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', fields, '-of', 'json'];
  const { code, out } = await runLimited(
    'ffprobe',
    [...args, ...(await inputOf(path)), '--', path],
    {
      timeMs: PROBE_MS,
    },
  );
  const found = code === 0 ? readProbe(out) : null;
  if (!found) throw new UploadError(NO_FILM);
  const { seconds, width, height } = found;
  if (Math.max(width, height) > SIDE_MAX) throw new UploadError(TOO_LARGE);
  if (seconds > SECONDS_MAX) throw new UploadError(TOO_LONG);
  return { seconds, width, height };
}

/**
 * Time limit for decoding from the last key frame to a frame of the strip: a film of half an hour may have a single key frame.
 */
const FRAME_MS = 15_000;

/**
 * Draws a strip of frames side by side as JPEG, each from the middle of its part of the film. If that takes too long, the
 * previous key frame is used.
 */
export async function drawStrip(path: string, to: string, seconds: number) {
  const input = [...(await inputOf(path)), '-i', path];
  await using folder = await mkdtempDisposable(`${to}-`);
  const still = ['-an', '-frames:v', '1', '-vf', 'scale=-2:120', '-f', 'image2'];
  async function draw(n: number): Promise<string | undefined> {
    const file = join(folder.path, `${n}.png`);
    const at = ['-ss', ((seconds * (n + 0.5)) / STRIP_FRAMES).toFixed(3)];
    for (const seek of [at, ['-noaccurate_seek', '-skip_frame', 'nokey', ...at]]) {
      const args = ['-hide_banner', '-nostdin', '-v', 'error', '-y', ...seek, ...input, ...still];
      const { code } = await runLimited('ffmpeg', [...args, file], { timeMs: FRAME_MS });
      if (code === 0 && existsSync(file)) return file;
    }
    return undefined;
  }
  const drawn: string[] = [];
  for (let n = 0; n < STRIP_FRAMES; n += 1) {
    // A film that is shorter than it claims repeats its last frame.
    const file = (await draw(n)) ?? drawn.at(-1);
    if (!file) throw new UploadError(NO_FILM);
    drawn.push(file);
  }
  await sharp(drawn, { join: { across: STRIP_FRAMES } })
    .jpeg({ quality: 80 })
    .toFile(to);
}

/** Runs the project's own command, which makes the six files of a film in a folder. */
export function makeFilm(
  args: readonly string[],
  onMessage: (message: unknown) => void,
  signal: AbortSignal,
): Promise<ProgramResult> {
  const options = { timeMs: FILM_MS, cwd: ROOT, signal, onMessage };
  return runLimited(process.execPath, [PROGRAMS.makeFilm, ...args], options);
}
