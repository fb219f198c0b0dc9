/** What pages receive: content with its pictures and films found. Types only, so nothing of it reaches a browser. */
import type { DrawnPlan, EncodedPicture, FilmSources } from '#pictures/manifest.ts';

/** A picture slot; without `encoded` the designed stand-in hangs there. */
export interface Picture {
  readonly alt: string;
  readonly encoded?: EncodedPicture;
  /** A composition of its own for phones: `x-phone.jpg` beside `x.jpg`. */
  readonly phone?: EncodedPicture;
  /** A place with its lamps on, for the dark scheme: `x-night.jpg` beside `x.jpg`. */
  readonly night?: { readonly encoded?: EncodedPicture; readonly phone?: EncodedPicture };
}

/** What a film shows: its first frame as poster; `from`/`to` are the hours ("07:40") of its first and last light. */
export interface FilmLight {
  readonly encoded?: EncodedPicture;
  readonly phone?: EncodedPicture;
  readonly sources?: FilmSources;
  readonly phoneSources?: FilmSources;
  readonly from?: string;
  readonly to?: string;
}

/** A film slot. `night`: the same room with its lamps on, for the dark scheme. */
export interface Film extends Picture, FilmLight {
  readonly caption: string;
  readonly night?: FilmLight;
}

/** One view of a project; `n` counts from 1 and is part of its address (`#patil-residence/4`). */
export interface Photo extends Picture {
  readonly n: number;
  readonly title: string;
  readonly room?: string;
  readonly details?: string;
  /** When it was taken, of a place that was worked on. */
  readonly stage?: 'before' | 'during' | 'after';
  /** Their names in addresses. */
  readonly materials?: readonly string[];
}

/** Where a picture was taken: a point of the plan, and what the camera saw, in degrees; 0 is up, 90 to the right. */
export interface Standpoint {
  /** Of the picture. */
  readonly n: number;
  readonly at: readonly [number, number];
  readonly heading: number;
  readonly fov: number;
}

/** A project's drawn plan; `metre` is its length in the drawing, `north` in degrees like a standpoint's heading. */
/** A room's name, and the point of the plan that its middle stands on. */
interface RoomName {
  readonly name: string;
  readonly at: readonly [number, number];
  /** Written from foot to head. */
  readonly upright?: boolean;
}

export interface Plan extends DrawnPlan {
  readonly metre: number;
  readonly north?: number;
  readonly standpoints: readonly Standpoint[];
  readonly rooms: readonly RoomName[];
}

export interface Facts {
  readonly homeType?: string;
  /** Of a place of work: "Salon". */
  readonly placeType?: string;
  readonly area?: string;
  readonly locality?: string;
  readonly year?: string;
  readonly scope?: string;
  readonly duration?: string;
  /** In a project's file a level of the table of costs, or a range; elsewhere the words that visitors read. */
  readonly cost?: string;
  readonly materials?: readonly string[];
  /** Whether its pictures are visualisations: said where the page of the project says its facts. */
  readonly pictures?: string;
}

/** As a project's file has them. */
export interface WrittenFacts extends Facts {
  /** The rooms and the work of the cost; pages have the address of its bill instead. */
  readonly costFor?: string;
}

export interface Project {
  readonly slug: string;
  readonly title: string;
  readonly kind: 'photograph' | 'visualisation';
  readonly summary?: string;
  readonly facts?: WrittenFacts;
  readonly plan?: Plan;
  /** What it would cost today: in a few words, and the address of its bill. */
  readonly cost?: { readonly short: string; readonly to?: string };
  /** Number of the picture that opens its page; without it the first wide one. */
  readonly cover?: number;
  /** Number of the picture that opens its page in the dark scheme. */
  readonly nightCover?: number;
  readonly photos: readonly Photo[];
}

export interface Category {
  /** What its address ends with. */
  readonly key: string;
  /** Addresses that lead to it, too; absent: none. */
  readonly former?: readonly string[];
  readonly title: string;
  readonly description: string;
  /** What its projects are called in a sentence that counts them. */
  readonly counted?: { readonly one: string; readonly many: string };
  readonly projects: readonly Project[];
}
