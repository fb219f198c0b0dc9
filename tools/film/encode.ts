/** Encodes a film in the best quality that its size limit allows. */
import { FilmError } from './options.ts';

export interface Codec {
  readonly label: 'av1' | 'h264';
  readonly args: readonly string[];
  /** Quality (crf): a smaller number is better. `halving` steps about halve the size. */
  readonly finest: number;
  readonly coarsest: number;
  readonly halving: number;
}

/** `FILM_EFFORT=least`: fast instead of good, for tests. */
const isQuick = process.env.FILM_EFFORT === 'least';

const H264: Codec = {
  label: 'h264',
  args: [
    ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', isQuick ? 'ultrafast' : 'slow'],
    // The default, a key frame every 250 frames, visibly jumps in sharpness. Dark walls get more bits.
    ...['-g', '600', '-aq-mode', '3'],
  ],
  finest: 22,
  coarsest: 40,
  halving: 6,
};
const SVT: Codec = {
  label: 'av1',
  // A single key frame: a second one costs a film with much movement several steps of quality.
  args: ['-c:v', 'libsvtav1', '-preset', isQuick ? '12' : '5', '-g', '600'],
  finest: 28,
  coarsest: 60,
  halving: 8,
};
const AOM: Codec = {
  ...SVT,
  args: [
    '-c:v',
    'libaom-av1',
    '-cpu-used',
    isQuick ? '8' : '5',
    '-row-mt',
    '1',
    '-b:v',
    '0',
    '-g',
    '600',
  ],
};

/** The encoders to use. @throws FilmError if this ffmpeg lacks one */
export function codecsOf(available: ReadonlySet<string>): readonly Codec[] {
  const av1 = available.has('libsvtav1') ? SVT : available.has('libaom-av1') ? AOM : undefined;
  if (av1 && available.has('libx264')) return [av1, H264];
  const missing = av1 ? 'libx264' : 'libsvtav1';
  throw new FilmError(
    `This ffmpeg cannot encode ${av1 ? 'H.264' : 'AV1'} (it lacks ${missing}): install a full one, e.g. sudo apt install ffmpeg.`,
  );
}

/** No metadata of the camera, no sound, and playable before it has fully loaded. */
export const SHARED = [
  ...['-map', '0:v:0', '-an', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
  // By this the launch check recognises a film of the studio's own.
  ...['-metadata', 'comment=npm run film'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
  ...['-movflags', '+faststart'],
];

/**
 * Finds the best quality within the limit; each attempt shows about how far to go next. `encode` writes the film at a
 * quality and resolves with its size.
 * @throws FilmError if no quality fits
 */
export async function encodeWithin(
  limit: number,
  { finest, coarsest, halving }: Pick<Codec, 'finest' | 'coarsest' | 'halving'>,
  encode: (quality: number) => Promise<number>,
): Promise<{ quality: number; size: number }> {
  for (let quality = finest; ; ) {
    const size = await encode(quality);
    if (size <= limit) return { quality, size };
    if (quality >= coarsest)
      throw new FilmError(
        `Too much moves in it: even at the lowest quality it has ${Math.ceil(size / 1000)} kB, and at most ${limit / 1000} kB are allowed. Choose a shorter or calmer piece (--from, --seconds).`,
      );
    const further = Math.max(1, Math.floor(halving * Math.log2(size / limit)));
    quality = Math.min(coarsest, quality + further);
  }
}
