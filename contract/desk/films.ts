/** Data that the screen of films and the server exchange. Times are seconds. */

/** A place on the site that shows a film. */
export interface FilmPlace {
  /** Its name, also in addresses. */
  readonly name: string;
  /** Page and caption, such as "Home" and the text below the film. */
  readonly page: string;
  readonly caption: string;
  readonly isNight: boolean;
  /** Changes with the film; null if there is none. */
  readonly stamp: string | null;
  /** It was removed, and can be restored. */
  readonly canRestore: boolean;
}

export type FilmJob = {
  readonly name: string;
  /** Progress of all six files, 0 to 1. */
  readonly done: number;
} & (
  | { readonly is: 'running' }
  | { readonly is: 'done'; readonly notes: readonly string[] }
  | { readonly is: 'failed'; readonly error: string }
  /** By a person. */
  | { readonly is: 'stopped' }
);

export interface FilmsView {
  /** Null if films can be made on this server; else what has to be done. */
  readonly missing: string | null;
  readonly places: readonly FilmPlace[];
  readonly job: FilmJob | null;
}

export interface FilmClip {
  readonly upload: string;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
}

/** The chosen piece, and the position (0 to 100) of the crop. */
export interface FilmPiece {
  readonly upload: string;
  readonly from: number;
  readonly seconds: number;
  readonly focus: number;
}

export const PIECE_MAX_SECONDS = 12;
/** Number of frames on the strip for choosing a piece. */
export const STRIP_FRAMES = 12;
