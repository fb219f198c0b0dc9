/** Props that the pages of materials and rooms receive from their loaders. Types only. */
import type { Choice, Filter } from '#app/components/choices.tsx';
import type { Picture } from '#content-model/types.ts';

/** A picture on a page's wall. It links to its place on its project's page. */
export interface Shot {
  readonly to: string;
  readonly picture: Picture;
  /** Name of the room, such as "Kitchen"; `place` is its project. */
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
  /** Says which picture it is. */
  readonly note?: string;
  readonly picture: Picture;
  /**
   * The part that stays visible when the picture is cropped: position from the left and the top, percent, rounded to
   * quarters.
   */
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
  /** Links to the pages of the same pictures, if there are several. */
  readonly pages: readonly Choice[];
}
