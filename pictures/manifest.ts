/** The list of encoded files: the only interface between `pictures/` and the site. */
import { readFileSync } from 'node:fs';
import { manifestFile } from './content-dir.ts';

/** A picture in the widths of `widths.ts`; the address of a variant is `${base}-${width}.avif` (or `.jpg`). All sizes are in pixels. */
export interface EncodedPicture {
  readonly base: string;
  readonly width: number;
  readonly height: number;
  /** Mean colour as `#rgb`, which is shown while the picture loads. */
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

/** A plan and its visible part: x, y, width and height in its own units. */
export interface DrawnPlan {
  readonly src: string;
  readonly viewBox: readonly [number, number, number, number];
}

/**
 * Keys: for pictures of pages the path below `content/media/` without extension, for those of projects
 * `<project>/<file>`, for plans the project.
 */
export interface Manifest {
  readonly pictures: Readonly<Record<string, EncodedPicture>>;
  readonly films: Readonly<Record<string, EncodedFilm>>;
  readonly plans: Readonly<Record<string, DrawnPlan>>;
  /** Degrees by which pictures were straightened. Optional, because older manifests lack it. */
  readonly straightened?: Readonly<Record<string, number>>;
}

/** Reads the manifest from the project's root. @throws Error that says what to run, if there is none */
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
