/** What the plan's screen and the server say to each other. Lengths are metres, angles degrees; 0 is up, 90 to the right. */

/** A point of the drawing, in its own units. */
export type Point = readonly [number, number];

/** Where the camera stood, and what it saw. */
export interface Standpoint {
  readonly at: Point;
  readonly heading: number;
  readonly fov: number;
  /** Above the floor. */
  readonly height?: number | undefined;
}

export interface PlacedPicture {
  /** Its name in the folder, which stays. */
  readonly file: string;
  /** From 1, in the owner's order. */
  readonly n: number;
  readonly title: string;
  readonly room: string;
  readonly standpoint: Standpoint | null;
  /** Of the standpoint, as it was read. */
  readonly revision: string;
}

/** A room by name, where its floor is known. */
export interface Room {
  readonly name: string;
  /** Corners left, top, right, bottom, in the drawing's units. */
  readonly areas: readonly (readonly [number, number, number, number])[];
}

export interface Measure {
  /** Length of a metre in the drawing; null until somebody has said it. */
  readonly metre: number | null;
  /** Where north is; null until somebody has said it. */
  readonly north: number | null;
}

interface ProjectName {
  readonly slug: string;
  readonly title: string;
}

export interface PlanView {
  readonly project: ProjectName;
  /** `stamp` changes with the drawing. */
  readonly drawing: {
    readonly viewBox: readonly [number, number, number, number];
    readonly stamp: string;
  } | null;
  readonly measure: Measure;
  /** Of the measure, as it was read. */
  readonly revision: string;
  readonly rooms: readonly Room[];
  readonly pictures: readonly PlacedPicture[];
  /** Whether the drawing before this one can be had back. */
  readonly hasFormer: boolean;
}

/** A save: what was read is named by its revision. A stale one is answered 409 with the value there now. */
export interface Revised<T> {
  readonly value: T;
  readonly revision: string;
}

/** A plan was taken in; or its sheet must be chosen first. */
export type Taken =
  | { readonly isTaken: true; readonly notes: readonly string[] }
  | { readonly isTaken: false; readonly upload: string; readonly sheets: number };
