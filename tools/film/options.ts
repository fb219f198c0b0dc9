/** The command line of `npm run film`. */
import { parseArgs } from 'node:util';
import { SLUG } from '#pictures/names.ts';

export interface FilmOptions {
  readonly clip: string;
  readonly name: string;
  /** Begin and length of the piece, in seconds. */
  readonly from: number;
  readonly seconds: number;
  /** Position of the crop in per cent, from left to right or from top to bottom. */
  readonly focus: number;
  readonly replace: boolean;
  /** Folder for the finished files; the default is that of the content. */
  readonly out: string | undefined;
}

export const DISK_FULL = 'The disk is full: make room and run this again.';

/** An error that the user can fix; shown without a stack trace. */
export class FilmError extends Error {
  override name = 'FilmError';
}

export const HELP = `npm run film -- CLIP NAME

Converts CLIP, any film from a phone or camera, to the site's film NAME: eight seconds, without sound, for wide screens
and for phones, in AV1 and H.264, and the first frame as a picture.

  --from 0:12      where the part begins
  --seconds 8      how long it is (1 to 20)
  --focus 50       position of the crop: 0 left or top, 50 middle, 100 right or bottom
  --replace        replaces an existing film of that name
  --out FOLDER     writes the six files there instead of into content/
`;

const MAX_SECONDS = 20;

/** Seconds of "1:05.5" or "65.5". */
function readTime(text: string, option: string): number {
  if (!/^(\d+:)?\d+(\.\d+)?$/.test(text))
    throw new FilmError(`${option} ${text} is not a time: write seconds, or 0:12.`);
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function readName(name: string): string {
  if (!SLUG.test(name))
    throw new FilmError(
      `"${name}" cannot be a film's name: use small letters, digits and hyphens, e.g. kitchen or kitchen-2.`,
    );
  if (name.endsWith('-phone'))
    throw new FilmError(`Give the name without "-phone": the film for phones is made as well.`);
  return name;
}

/** Returns null if the help is requested. @throws FilmError that says what to write instead */
export function readOptions(argv: readonly string[]): FilmOptions | null {
  const { values, positionals } = parse(argv);
  const [clip, name, ...others] = positionals;
  if (values.help || !clip) return null;
  if (!name || others.length > 0)
    throw new FilmError('Give a film and a name, e.g. npm run film -- clip.mp4 kitchen');
  const seconds = readTime(values.seconds, '--seconds');
  if (seconds < 1 || seconds > MAX_SECONDS)
    throw new FilmError(`--seconds ${values.seconds}: give 1 to ${MAX_SECONDS}.`);
  const focus = Number(values.focus);
  if (!(focus >= 0 && focus <= 100)) throw new FilmError('--focus: give a number from 0 to 100.');
  const from = readTime(values.from, '--from');
  const { replace, out } = values;
  return { clip, name: readName(name), from, seconds, focus, replace, out };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        from: { type: 'string', default: '0' },
        seconds: { type: 'string', default: '8' },
        focus: { type: 'string', default: '50' },
        replace: { type: 'boolean', default: false },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new FilmError(`${(error as Error).message.split('. ')[0]}. Try: npm run film -- --help`);
  }
}
