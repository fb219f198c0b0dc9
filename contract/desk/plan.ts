/** Data that the screen of plans and the server exchange. Lengths are metres, angles degrees; 0 is up, 90 to the right. */

/** A point of the drawing, in its own units. */
export type Point = readonly [number, number];

/** The camera's position, direction and angle. */
export interface Standpoint {
  readonly at: Point;
  readonly heading: number;
  readonly fov: number;
  /** Height above the floor. */
  readonly height?: number | undefined;
}

export interface PlacedPicture {
  /** Its file name, which never changes. */
  readonly file: string;
  /** From 1, in the owner's order. */
  readonly n: number;
  readonly title: string;
  readonly room: string;
  readonly standpoint: Standpoint | null;
  readonly revision: string;
}

/** A named room whose area is known. */
export interface Room {
  readonly name: string;
  /** Corners left, top, right, bottom, in the drawing's units. */
  readonly areas: readonly (readonly [number, number, number, number])[];
}

export interface PlanScale {
  /** Length of a metre in the drawing; null until it is set. */
  readonly metre: number | null;
  /** Direction of north; null until it is set. */
  readonly north: number | null;
}

/** Labels of its fields. */
export const SCALE_LABELS = {
  metre: 'Its length in metres',
  north: 'North, in degrees clockwise from the top of the plan',
} as const;

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
  readonly measure: PlanScale;
  readonly revision: string;
  readonly rooms: readonly Room[];
  readonly pictures: readonly PlacedPicture[];
  /** Whether the previous drawing can be restored. */
  readonly hasFormer: boolean;
}

/** The plan was accepted; or a page of the PDF must be chosen first. */
export type PlanUploadResult =
  | { readonly isTaken: true; readonly notes: readonly string[] }
  | { readonly isTaken: false; readonly upload: string; readonly sheets: number };
