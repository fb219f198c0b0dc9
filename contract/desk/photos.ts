/** The pictures of a project, as JSON. */
import type { Stage } from '../picture-kinds.ts';
import { labelsOf, PHOTO_TEXTS } from '../project-texts.ts';
import type { Revised } from './revised.ts';

/** A picture of a project in the draft. Missing texts are ''. */
export interface Photo extends Readonly<Record<keyof typeof PHOTO_TEXTS, Revised<string>>> {
  /** Its file's name, which never changes: "07.jpg". */
  readonly file: string;
  /** Its position in the owner's order, from 1. */
  readonly n: number;
  /** Pixels, after rotation. */
  readonly width: number;
  readonly height: number;
  /** Changes with the file's bytes; part of the address of its small copies. */
  readonly stamp: string;
  /** Names of `content/materials.yaml`. */
  readonly materials: Revised<readonly string[]>;
  /** The point that a crop keeps visible, as fractions of width and height from the top left; `null`: the middle. */
  readonly focus: Revised<readonly [number, number] | null>;
  /** The same on phones; `null`: as `focus`. */
  readonly phoneFocus: Revised<readonly [number, number] | null>;
  /** Degrees of clockwise rotation; 0 by default. */
  readonly straighten: Revised<number>;
  /** When it was taken; '' by default: a finished room. */
  readonly stage: Revised<'' | Stage>;
  readonly isPlaced: boolean;
}

/** Fields of a picture, each of which is saved separately. */
export type PhotoField = {
  [Name in keyof Photo]: Photo[Name] extends Revised<unknown> ? Name : never;
}[keyof Photo];

export const PHOTO_LABELS: Readonly<Record<PhotoField, string>> = {
  ...labelsOf(PHOTO_TEXTS),
  materials: 'Materials seen in this picture',
  focus: 'Focal point',
  phoneFocus: 'Focal point on phones',
  straighten: 'Straighten',
  stage: 'When it was taken',
};

export interface UploadedPhoto {
  readonly photo: Photo;
  /** How it was changed, so that the owner can undo it: "The camera had saved it on its side. It was turned upright." */
  readonly notes: readonly string[];
}
