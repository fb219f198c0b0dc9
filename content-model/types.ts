/** The content that pages receive, with its pictures and films. Types only, so a browser loads nothing of it. */
import type { PictureKind, Stage } from '#contract/picture-kinds.ts';
import type { FactName } from '#contract/project-texts.ts';
import type { DrawnPlan, EncodedPicture, FilmSources } from '#pictures/manifest.ts';

/** A picture slot. Without `encoded` the page shows a stand-in. */
export interface Picture {
  readonly alt: string;
  readonly encoded?: EncodedPicture;
  /** Another picture for phones: `x-phone.jpg` beside `x.jpg`. */
  readonly phone?: EncodedPicture;
  /** Another picture for the dark scheme: `x-night.jpg` beside `x.jpg`. */
  readonly night?: { readonly encoded?: EncodedPicture; readonly phone?: EncodedPicture };
}

/** The first frame of a film as poster; `from` and `to` are the times of day ("07:40") of its first and last light. */
export interface FilmLight {
  readonly encoded?: EncodedPicture;
  readonly phone?: EncodedPicture;
  readonly sources?: FilmSources;
  readonly phoneSources?: FilmSources;
  readonly from?: string;
  readonly to?: string;
}

/** A film slot. `night`: the film for the dark scheme. */
export interface Film extends Picture, FilmLight {
  readonly caption: string;
  readonly night?: FilmLight;
}

/** A picture of a project; `n` counts from 1 and is part of its address (`#patil-residence/4`). */
export interface Photo extends Picture {
  readonly n: number;
  readonly title: string;
  readonly room?: string;
  readonly details?: string;
  /** Whether it was taken before, during or after the work. */
  readonly stage?: Stage;
  /** The keys of its materials, as in addresses. */
  readonly materials?: readonly string[];
}

/** Where a picture was taken: a point on the plan, and the camera's direction and angle in degrees; 0 is up, 90 to the right. */
export interface Standpoint {
  readonly n: number;
  readonly at: readonly [number, number];
  readonly heading: number;
  readonly fov: number;
}

/** A room's name, and the point on the plan for its centre. */
interface RoomName {
  readonly name: string;
  readonly at: readonly [number, number];
  /** Written upwards. */
  readonly upright?: boolean;
}

/** A project's plan; `metre` is the length of a metre in the drawing, `north` in degrees like a standpoint's heading. */
export interface Plan extends DrawnPlan {
  readonly metre: number;
  readonly north?: number;
  readonly standpoints: readonly Standpoint[];
  readonly rooms: readonly RoomName[];
}

export interface Facts extends Partial<Readonly<Record<Exclude<FactName, 'costFor'>, string>>> {
  readonly materials?: readonly string[];
  /** Whether its pictures are visualisations, which its page says among the facts. */
  readonly pictures?: string;
}

/** The facts in a project's file. */
export type WrittenFacts = Facts & Partial<Readonly<Record<FactName, string>>>;

export interface Project {
  readonly slug: string;
  readonly title: string;
  readonly kind: PictureKind;
  readonly summary?: string;
  readonly facts?: WrittenFacts;
  readonly plan?: Plan;
  /** What it would cost today, as a short text, and the address of its bill. */
  readonly cost?: { readonly short: string; readonly to?: string };
  /** Number of the first picture of its page; the default is the first wide one. */
  readonly cover?: number;
  /** Number of the first picture of its page in the dark scheme. */
  readonly nightCover?: number;
  readonly photos: readonly Photo[];
}

export interface Category {
  /** The end of its address. */
  readonly key: string;
  /** Addresses that redirect to it. */
  readonly former?: readonly string[];
  readonly title: string;
  readonly description: string;
  /** The nouns for its projects in sentences that count them. */
  readonly counted?: { readonly one: string; readonly many: string };
  readonly projects: readonly Project[];
}
