/** What the encoder made: the one hand-over between `pictures/` and the site. */
import { readFileSync } from 'node:fs';
import { manifestFile } from './content-dir.ts';

/** A picture in the widths of `widths.ts`; the address of one is `${base}-${width}.avif` (or `.jpg`). Pixels throughout. */
export interface EncodedPicture {
  readonly base: string;
  readonly width: number;
  readonly height: number;
  /** Mean colour as `#rgb`, the ground on which the picture appears. */
  readonly colour: string;
}

/** Addresses of one film in both codecs. */
export interface FilmSources {
  readonly av1: string;
  readonly h264: string;
}

export interface EncodedFilm extends FilmSources {
  readonly phone?: FilmSources;
}

/** A drawn plan and the part of its paper that is shown: x, y, width and height in its own units. */
export interface DrawnPlan {
  readonly src: string;
  readonly viewBox: readonly [number, number, number, number];
}

/** Keys are paths below `content/media/` without extension, or `<project>/<file>` for a project's pictures; of a plan the project. */
export interface Manifest {
  readonly pictures: Readonly<Record<string, EncodedPicture>>;
  readonly films: Readonly<Record<string, EncodedFilm>>;
  readonly plans: Readonly<Record<string, DrawnPlan>>;
  /** Degrees by which pictures were straightened; a manifest of before may lack it. */
  readonly straightened?: Readonly<Record<string, number>>;
}

/** Reads the manifest from the project's root; says what to run when it is not there. */
export function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(manifestFile(), 'utf8')) as Manifest;
  } catch (cause) {
    throw new Error(
      `${manifestFile()} cannot be read, so no page knows its pictures. Run "npm run pictures" first.`,
      { cause },
    );
  }
}
