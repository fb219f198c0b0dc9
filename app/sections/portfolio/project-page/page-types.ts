/** Props that a project's page receives from its loader. Types only. */

import type { ClientWordsProps } from '#app/components/client-words.tsx';
import type { ProjectPageWords } from '#content-model/schema.server.ts';
import type { Photo, Picture, Project } from '#content-model/types.ts';
import type { PortfolioWords } from '../portfolio-types.ts';
import type { LinkedName } from './linked.ts';

/** The project that the end of the page links to. */
export interface NextProject {
  readonly slug: string;
  readonly title: string;
  readonly line?: string;
  readonly picture: Picture;
}

export type PageWords = Omit<
  ProjectPageWords,
  'asked' | 'headTitle' | 'onPage' | 'question' | 'enquire' | 'next'
> & {
  readonly question: string;
  readonly enquire: string;
  readonly next: string;
  readonly facts: PortfolioWords['facts'];
  readonly kindNote: PortfolioWords['kindNote'];
  readonly plan: PortfolioWords['plan'];
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
  readonly materials: readonly LinkedName[];
  readonly next?: NextProject;
  /** Quotes of its client. */
  readonly clients: ClientWordsProps;
  readonly words: PageWords;
}
