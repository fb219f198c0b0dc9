/** Makes the six files of a film. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { glob } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { syncPath } from '#server/durable.ts';
import { type Codec, codecsOf, encodeWithin, SHARED } from './encode.ts';
import { type Clip, encoders, ffmpeg, inputOf, probe } from './ffmpeg.ts';
import { FilmError, type FilmOptions } from './options.ts';
import { AS_STILL, filtersFor, isSoft, type Shape, shapesOf } from './shapes.ts';

const FILMS = 'content/media/films';

interface FilmRun {
  /** The project's root. */
  readonly root: string;
  readonly say: (line: string) => void;
  /** Shows progress in one line: the file, and the share that is done, 0 to 1. */
  readonly progress: (file: string, done: number) => void;
  readonly signal: AbortSignal;
}

/** A shorter piece would be a still picture. */
const LEAST_SECONDS = 0.5;

interface Piece extends Pick<FilmOptions, 'from' | 'focus'> {
  readonly path: string;
  readonly clip: Clip;
  readonly seconds: number;
  readonly folder: string;
  /** The folder of its files, as shown in messages. */
  readonly shownAs: string;
}

const cut = ({ path, from, seconds }: Piece) => [
  ...['-ss', String(from), '-t', String(seconds), ...inputOf(path), '-i', path],
];

async function encodeOne(piece: Piece, shape: Shape, codec: Codec, run: FilmRun) {
  const file = `${shape.name}.${codec.label}.mp4`;
  const target = join(piece.folder, file);
  const filters = ['-vf', filtersFor(piece.clip, shape, piece.focus)];
  let tries = 0;
  const { size } = await encodeWithin(shape.limit, codec, async (quality) => {
    tries += 1;
    const again = tries > 1 ? `${file}, smaller` : file;
    const crf = ['-crf', String(quality)];
    await ffmpeg(
      [...cut(piece), ...filters, ...codec.args, ...crf, ...SHARED, target],
      run.signal,
      (seconds) => run.progress(again, Math.min(1, seconds / piece.seconds)),
    );
    return statSync(target).size;
  });
  await probe(target, run.signal);
  run.say(`${join(piece.shownAs, file)}  ${Math.ceil(size / 1000)} kB`);
  return file;
}

/** Saves the first frame, which a page shows until the film plays. */
async function drawStill(piece: Piece, shape: Shape, { signal }: FilmRun) {
  const file = `${shape.name}.jpg`;
  const filters = `${filtersFor(piece.clip, shape, piece.focus)},${AS_STILL}`;
  const one = ['-vf', filters, '-frames:v', '1', '-q:v', '2', '-map_metadata', '-1'];
  const target = join(piece.folder, file);
  await ffmpeg([...cut(piece), ...one, target], signal);
  // An encoder that gets no frame may never end.
  if (!existsSync(target))
    throw new FilmError(`The film has no picture at ${piece.from} s: choose an earlier --from.`);
  return file;
}

/** Files of the content that name this film. */
async function filesThatName(film: string, root: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('content/**/*.yaml', { cwd: root }));
  const names = new RegExp(`film: *["']?${film}["']?\\s*[,}\\n]`);
  return files.filter((file) => names.test(`${readFileSync(join(root, file), 'utf8')}\n`)).sort();
}

/** Moves the files to another folder. All are copied and synced before the first gets its name. */
function moveTogether(files: readonly string[], from: string, to: string): void {
  const part = (file: string) => join(to, `.${file}.part`);
  try {
    for (const file of files) {
      copyFileSync(join(from, file), part(file));
      syncPath(part(file));
    }
    for (const file of files) renameSync(part(file), join(to, file));
  } finally {
    for (const file of files) rmSync(part(file), { force: true });
  }
}

/** Makes the film and moves it into the films' folder. @throws FilmError; then nothing in `content/` has changed */
export async function makeFilm(options: FilmOptions & { path: string }, run: FilmRun) {
  const { name, from, focus, path, replace, out } = options;
  const films = out ?? join(run.root, FILMS);
  const isThere = !out && existsSync(join(films, `${name}.h264.mp4`));
  if (isThere && !replace)
    throw new FilmError(
      `There is a film "${name}" already. To put this one in its place, add --replace.`,
    );
  if (!existsSync(path)) throw new FilmError(`There is no file ${options.clip}.`);
  const clip = await probe(path, run.signal);
  if (from >= clip.seconds)
    throw new FilmError(`The film is ${clip.seconds.toFixed(1)} s long: --from is after its end.`);
  if (clip.seconds - from < LEAST_SECONDS)
    throw new FilmError(
      `The film is ${clip.seconds.toFixed(1)} s long: less than half a second is left after --from.`,
    );
  const codecs = codecsOf(await encoders(run.signal));
  // In a folder that the caller deletes, because this process may be killed.
  if (out) mkdirSync(out, { recursive: true });
  using folder = mkdtempDisposableSync(out ? join(out, '.film-') : join(tmpdir(), 'film-'));
  const seconds = Math.min(options.seconds, clip.seconds - from);
  const piece: Piece = {
    path,
    clip,
    from,
    focus,
    seconds,
    folder: folder.path,
    shownAs: out ?? FILMS,
  };
  const files: string[] = [];
  for (const shape of shapesOf(name)) {
    if (isSoft(clip, shape)) run.say(softText(clip, shape));
    files.push(await drawStill(piece, shape, run));
    for (const codec of codecs) files.push(await encodeOne(piece, shape, codec, run));
  }
  mkdirSync(films, { recursive: true });
  moveTogether(files, folder.path, films);
  if (out) return;
  const named = await filesThatName(name, run.root);
  run.say(
    named.length > 0
      ? `Done: ${named.join(', ')} shows it from the next build on.`
      : `Done. Nothing shows it yet: write "film: ${name}" where it belongs, e.g. in content/home.yaml.`,
  );
}

const softText = ({ width, height }: Clip, { width: wide }: Shape) =>
  wide > 1000
    ? `Note: a wide screen shows only a strip of the film's ${width} × ${height} pixels, which looks soft. Hold the phone sideways, and film in 4K if the phone can.`
    : `Note: a phone shows only a strip of the film's ${width} × ${height} pixels, which looks soft. Film in 4K if the phone can.`;
