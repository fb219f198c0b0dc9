/** Data that the screens of projects and the server exchange, as JSON. */
import type { PictureKind } from '../picture-kinds.ts';
import {
  KIND_TEXTS,
  type KindField,
  labelsOf,
  PROJECT_TEXTS,
  type ProjectText,
} from '../project-texts.ts';
import type { Photo } from './photos.ts';
import type { Revised } from './revised.ts';

/** Labels of the fields of a project's file. */
export const PROJECT_LABELS = {
  ...labelsOf(PROJECT_TEXTS),
  materials: 'Materials, as visitors read them',
  kind: 'Kind of pictures',
  hidden: 'On the site',
  consent: 'Consent of the family',
  cover: 'Cover',
  nightCover: 'Cover in dark mode',
  sequence: 'Order of the pictures',
  order: 'Position among the projects',
  former: 'Former addresses',
  placeholder: 'Still a sample',
};

/** The same of a kind of projects. */
export const KIND_LABELS = {
  ...labelsOf(KIND_TEXTS),
  counted: 'How its projects are counted in a sentence',
  former: PROJECT_LABELS.former,
  homes: 'Its projects are homes',
  order: 'Position among the kinds',
};

export interface Consent {
  /** "2025-03-14", the day on which it was given in writing. */
  readonly on: string;
}

/** The choices of the table of costs for a project. */
export interface CostChoices {
  readonly levels: readonly { readonly key: string; readonly title: string }[];
  /** The rooms of such a home with their usual numbers; empty if the table has no such home. */
  readonly rooms: readonly {
    readonly key: string;
    readonly title: string;
    readonly usual: number;
  }[];
  readonly work: readonly { readonly key: string; readonly title: string }[];
}

export interface ProjectView {
  readonly slug: string;
  readonly category: { readonly key: string; readonly title: string; readonly homes: boolean };
  readonly kind: Revised<PictureKind>;
  /** Marked as a sample, so that the list before opening names it. */
  readonly sample: Revised<boolean>;
  readonly facts: Readonly<Record<ProjectText, Revised<string>>>;
  readonly materials: Revised<readonly string[]>;
  readonly isHidden: boolean;
  /** A photographed home, which needs the family's consent. */
  readonly needsConsent: boolean;
  readonly consent: Revised<Consent | null>;
  /** File of the first picture of its page; `null`: the first wide one. */
  readonly cover: Revised<string | null>;
  /** Revision of the pictures' order. */
  readonly order: string;
  readonly photos: readonly Photo[];
  /** Removed pictures that can be restored, newest first; `name`: title, room or description. */
  readonly removed: readonly { readonly file: string; readonly name: string }[];
  /** Rooms named in this project, for the suggestions. */
  readonly rooms: readonly string[];
  readonly costs: CostChoices;
  /** Keys and names of the materials in `content/materials.yaml`. */
  readonly allMaterials: readonly { readonly name: string; readonly title: string }[];
}

export interface ProjectRow {
  readonly slug: string;
  readonly title: string;
  /** "3BHK, Baner, 2024". */
  readonly line: string;
  readonly isHidden: boolean;
  /** Needs a consent and has none. */
  readonly lacksConsent: boolean;
  /** File of the cover; `null` if there are no pictures. */
  readonly cover: string | null;
  readonly photos: readonly {
    readonly file: string;
    readonly stamp: string;
    readonly isDescribed: boolean;
  }[];
  readonly hasPlan: boolean;
}

/** The projects of one category in the owner's order; `order` is its revision. */
export interface ProjectGroup {
  readonly key: string;
  readonly title: string;
  readonly words: Readonly<Record<KindField, Revised<string>>>;
  readonly order: string;
  readonly projects: readonly ProjectRow[];
}

export interface ProjectList {
  readonly groups: readonly ProjectGroup[];
  readonly kindOrder: string;
  /** Removed kinds that can be restored, newest first. */
  readonly removedKinds: readonly { readonly key: string; readonly title: string }[];
  /** Removed projects that can be restored, newest first. */
  readonly removed: readonly { readonly slug: string; readonly title: string }[];
}
