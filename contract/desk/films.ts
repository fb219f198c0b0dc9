/** What the films' screen and the server say to each other. Times are seconds. */

/** A place of the site in which a film plays. */
export interface FilmPlace {
  /** Its name, also in addresses. */
  readonly name: string;
  /** "Home" and what the caption says there. */
  readonly page: string;
  readonly caption: string;
  readonly isNight: boolean;
  /** Changes with the film; null where none has been made. */
  readonly stamp: string | null;
  /** It was removed, and can be restored. */
  readonly canRestore: boolean;
}

export type FilmJob = {
  readonly name: string;
  /** How much of all six files is done, 0 to 1. */
  readonly done: number;
} & (
  | { readonly is: 'running' }
  | { readonly is: 'done'; readonly notes: readonly string[] }
  | { readonly is: 'failed'; readonly trouble: string }
);

export interface FilmsView {
  /** Null when films can be made here; else what has to be done for that. */
  readonly missing: string | null;
  readonly places: readonly FilmPlace[];
  readonly job: FilmJob | null;
}

/** A film that has arrived. */
export interface FilmClip {
  readonly upload: string;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
}

/** Which piece of it is taken, and (0 to 100) which part of it where it does not fit. */
export interface FilmPiece {
  readonly upload: string;
  readonly from: number;
  readonly seconds: number;
  readonly focus: number;
}

export const PIECE_MAX_SECONDS = 12;
/** So many frames are on the strip from which one chooses. */
export const STRIP_FRAMES = 12;
