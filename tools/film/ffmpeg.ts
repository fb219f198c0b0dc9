/** Runs ffmpeg and ffprobe. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readSync } from 'node:fs';
import { demuxerOf, readProbe } from '#server/desk/content/films/ffprobe.ts';
import { DISK_FULL, FilmError } from './options.ts';

const INSTALL =
  'ffmpeg is not installed: sudo apt install ffmpeg (Debian, Ubuntu), brew install ffmpeg (macOS) or winget install ffmpeg (Windows). Then run this again.';

/** A program that takes longer is killed. Encoding twenty seconds takes a slow machine some minutes. */
const DEADLINE_MS = 30 * 60_000;

/** Runs a program. @throws FilmError if it is missing or takes too long */
async function run(
  program: string,
  args: readonly string[],
  onOutput: (text: string) => void,
  signal: AbortSignal,
): Promise<{ code: number | null; errors: string }> {
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.any([signal, deadline]),
    // While it waits for a frame, ffmpeg ignores other signals.
    killSignal: 'SIGKILL',
  });
  let errors = '';
  child.stdout.on('data', (data) => onOutput(String(data)));
  child.stderr.on('data', (data) => {
    errors += data;
  });
  try {
    const [code] = await once(child, 'close');
    return { code: code as number | null, errors };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new FilmError(INSTALL);
    if (deadline.aborted && !signal.aborted)
      throw new FilmError(`${program} took longer than half an hour, and was ended.`);
    throw error;
  }
}

/**
 * Input options of ffmpeg and ffprobe for a file, by its first bytes. They name the demuxer, so that a text file named
 * .mp4 is not read as a playlist, which could refer to any file of the machine.
 */
export function inputOf(path: string): readonly string[] {
  const head = Buffer.alloc(12);
  try {
    const file = openSync(path, 'r');
    readSync(file, head);
    closeSync(file);
  } catch {
    // ffprobe reports what cannot be read.
  }
  const demuxer = demuxerOf(head);
  return ['-protocol_whitelist', 'file', ...(demuxer ? ['-f', demuxer] : [])];
}

export interface Clip {
  /** Of the video track: the sound may be longer. */
  readonly seconds: number;
  /** After rotation. */
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  /** Filmed for brighter screens (HDR): its brightness must be reduced. */
  readonly isHdr: boolean;
}

/** Properties of the film. @throws FilmError if the file is not a film */
export async function probe(file: string, signal: AbortSignal): Promise<Clip> {
  let json = '';
  const args = ['-v', 'error', '-select_streams', 'v:0', '-show_streams', '-show_format'];
  const collect = (text: string) => {
    json += text;
  };
  const { code } = await run(
    'ffprobe',
    [...args, '-of', 'json', ...inputOf(file), '--', file],
    collect,
    signal,
  );
  const found = code === 0 ? readProbe(json) : null;
  if (!found)
    throw new FilmError(
      `${file} is no film that can be read, or it is incomplete: copy it from the phone again.`,
    );
  const { stream, ...size } = found;
  const [frames = 0, per = 1] = (stream.avg_frame_rate ?? '').split('/').map(Number);
  return {
    ...size,
    fps: frames / per || 30,
    isHdr: /smpte2084|arib-std-b67/.test(stream.color_transfer ?? ''),
  };
}

/** Names of this ffmpeg's encoders. */
export async function encoders(signal: AbortSignal): Promise<ReadonlySet<string>> {
  let list = '';
  const collect = (text: string) => {
    list += text;
  };
  await run('ffmpeg', ['-hide_banner', '-encoders'], collect, signal);
  return new Set(list.split('\n').map((line) => line.trim().split(/\s+/)[1] ?? ''));
}

/** Runs ffmpeg; `onSeconds` gets the encoded seconds. @throws FilmError with ffmpeg's last message */
export async function ffmpeg(
  args: readonly string[],
  signal: AbortSignal,
  onSeconds: (seconds: number) => void = () => {},
): Promise<void> {
  const quiet = ['-hide_banner', '-nostdin', '-v', 'error', '-y', '-progress', 'pipe:1'];
  const onOutput = (text: string) => {
    const done = text.match(/out_time_us=(\d+)/)?.[1];
    if (done) onSeconds(Number(done) / 1e6);
  };
  const { code, errors } = await run('ffmpeg', [...quiet, ...args], onOutput, signal);
  if (code === 0) return;
  if (/No space left/.test(errors)) throw new FilmError(DISK_FULL);
  throw new FilmError(`ffmpeg failed: ${errors.trim().split('\n').at(-1)}`);
}
