/** For tests: the projects in `content/` that are still marked as samples. What a studio writes of its own projects breaks no test. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'yaml';
import type { WrittenFacts } from '#content-model/types.ts';

export interface SampleProject {
  /** "content/projects/residential/wakad-residence" */
  readonly folder: string;
  readonly title: string;
  readonly placeholder?: boolean;
  readonly facts: WrittenFacts;
  readonly photos: Readonly<Record<string, { readonly room?: string }>>;
}

/** Every project below a folder of content. */
export const projectsIn = (content: string): readonly SampleProject[] =>
  globSync(`${content}/projects/*/*/project.yaml`)
    .sort()
    .map((file) => ({ ...parse(readFileSync(file, 'utf8')), folder: dirname(file) }));

export const sampleProjects = projectsIn('content').filter(({ placeholder }) => placeholder);
