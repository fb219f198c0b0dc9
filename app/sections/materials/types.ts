/** What the pages of materials and rooms receive from their loaders. Types only. */
import type { Choice, Filter } from '#app/components/choices.tsx';
import type { Picture } from '#content-model/types.ts';

/** A picture on the wall of a page; it leads to its place on the page of its project. */
export interface Shot {
  readonly to: string;
  readonly picture: Picture;
  /** "Kitchen", and whose. */
  readonly room: string;
  readonly place: string;
}

export interface Slab {
  readonly to: string;
  readonly name: string;
  /** "12 rooms, 3 places" */
  readonly note: string;
  readonly picture: Picture;
}

export interface MaterialsPageData {
  readonly headline: string;
  readonly lead: string;
  readonly slabs: readonly Slab[];
  readonly invitation: string;
  readonly link: { readonly to: string; readonly label: string };
}

export interface MaterialPageData {
  readonly trail: { readonly to: string; readonly label: string };
  /** "Limestone" */
  readonly family: string;
  readonly name: string;
  readonly line: string;
  /** Which picture it is. */
  readonly note?: string;
  readonly picture: Picture;
  /** What of it stays where it is cropped, in quarters from the left and the top, percent. */
  readonly at: readonly [number, number];
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** "19 rooms, 3 places" */
  readonly count: string;
  readonly rooms: Filter;
  readonly shots: readonly Shot[];
  readonly pages: readonly Choice[];
  readonly next?: Slab & { readonly label: string };
  readonly all: string;
}

export interface RoomsPageData {
  readonly name: string;
  readonly note: string;
  readonly filters: readonly Filter[];
  readonly shots: readonly Shot[];
  readonly question: string;
  /** Pages of the same pictures, where there are several. */
  readonly pages: readonly Choice[];
}
