import type { ReactNode } from 'react';
/** Props that the portfolio receives from its page. Types only. */
import type { Category, Facts, Picture, Project } from '#content-model/types.ts';

/** A project in the grid: its first pictures, and their total number. */
export interface ShownProject extends Project {
  readonly count: number;
}

export interface ShownCategory extends Omit<Category, 'projects' | 'counted'> {
  readonly projects: readonly ShownProject[];
}

type FactLabels = Readonly<Record<keyof Facts, string>>;

/** The texts around the pictures; `{count}` is replaced by a number. */
export interface PortfolioTexts {
  readonly categoriesLabel: string;
  readonly detailsHeading: string;
  readonly detailsLead: string;
  /** Text of the link from a project's details to its page. */
  readonly onPage: string;
  readonly kindNote: Readonly<Record<Project['kind'], string>>;
  readonly facts: FactLabels;
  readonly words: {
    readonly views: string;
    readonly oneView: string;
    readonly more: string;
    readonly oneMore: string;
    readonly notes: string;
    readonly fullSize: string;
    readonly failed: string;
  };
  readonly plan: {
    readonly alt: string;
    readonly caption: string;
    readonly scale: string;
    readonly north: string;
  };
}

/** Shown in the preview until a picture is chosen. */
export interface DefaultPreview {
  readonly picture: Picture;
  readonly title: string;
  readonly details: string;
}

/** "1 picture", or "12 pictures" from "{count} pictures". */
export const withCount = (one: string, many: string, count: number) =>
  (count === 1 ? one : many).replace('{count}', String(count));

/** Props of `CategoryTabs` and `CategoryAccordion`. */
export interface LevelOneProps {
  readonly label: string;
  readonly categories: readonly ShownCategory[];
  readonly selected: string;
  readonly onSelect: (key: string) => void;
  readonly panel: (category: ShownCategory) => ReactNode;
}
