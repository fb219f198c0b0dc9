/** Props that a project's page receives from its loader. Types only. */

import type { TestimonialsProps } from '#app/components/testimonials.tsx';
import type { ProjectPageTexts } from '#content-model/schema.server.ts';
import type { Photo, Picture, Project } from '#content-model/types.ts';
import type { PortfolioTexts } from '../portfolio-types.ts';
import type { MaterialName } from './link-materials.ts';

/** The project that the end of the page links to. */
export interface NextProject {
  readonly slug: string;
  readonly title: string;
  readonly line?: string;
  readonly picture: Picture;
}

export type PageTexts = Omit<
  ProjectPageTexts,
  'asked' | 'headTitle' | 'onPage' | 'question' | 'enquire' | 'next'
> & {
  readonly question: string;
  readonly enquire: string;
  readonly next: string;
  readonly facts: PortfolioTexts['facts'];
  readonly kindNote: PortfolioTexts['kindNote'];
  readonly plan: PortfolioTexts['plan'];
  readonly fullSize: string;
};

export interface ProjectPageData {
  readonly project: Project;
  /** The first picture of the page. */
  readonly cover?: Photo;
  /** First sentence of its story, and the rest of the story. */
  readonly line?: string;
  readonly story?: string;
  /** Materials of its pictures; each is a link wherever a note names it. */
  readonly materials: readonly MaterialName[];
  readonly next?: NextProject;
  /** Quotes of its client. */
  readonly clients: TestimonialsProps;
  readonly words: PageTexts;
}
