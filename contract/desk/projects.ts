/** Data that the screens of projects and the server exchange, as JSON. */
import type { PictureKind } from '../picture-kinds.ts';
import { FACTS } from '../project-facts.ts';
import type { Photo } from './photos.ts';
import type { Revised } from './revised.ts';

/** Fields of a project with one text each. */
export const PROJECT_TEXTS = {
  title: { label: 'Name, as visitors read it', maxLength: 60 },
  address: { label: 'Address of its page', maxLength: 60 },
  summary: { label: 'What it is, in two sentences', maxLength: 320 },
  ...FACTS,
};
export type ProjectText = keyof typeof PROJECT_TEXTS;
export const PROJECT_TEXT_NAMES = Object.keys(PROJECT_TEXTS) as readonly ProjectText[];

/** Labels of other fields of a project's file. */
const OTHER_LABELS = {
  materials: 'Materials, as visitors read them',
  kind: 'What the pictures are',
  hidden: 'On the site',
  consent: 'Consent of the family',
  cover: 'Cover',
  nightCover: 'Cover in dark mode',
  sequence: 'Order of the pictures',
  order: 'Position among the projects',
  former: 'Former addresses',
  placeholder: 'Still a sample',
};

export const PROJECT_LABELS = {
  ...OTHER_LABELS,
  ...(Object.fromEntries(
    Object.entries(PROJECT_TEXTS).map(([name, { label }]) => [name, label]),
  ) as Readonly<Record<ProjectText, string>>),
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
  /** The page's path. */
  readonly address: string;
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

/** Fields of a kind of project with one text each. */
export const KIND_TEXTS = {
  title: { label: 'Name', maxLength: 40 },
  description: { label: 'What it is, in a sentence', maxLength: 200 },
  one: { label: 'One project, in a sentence', maxLength: 60 },
  many: { label: 'Several projects, in a sentence', maxLength: 60 },
  address: { label: 'Address', maxLength: 60 },
} as const;
export type KindField = keyof typeof KIND_TEXTS;
export const KIND_FIELDS = Object.keys(KIND_TEXTS) as readonly KindField[];

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
