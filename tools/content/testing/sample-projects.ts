// For tests: the projects in `content/` that are unchanged since the demonstration, by the checksums of their files, so
// that an edit
// breaks no test. After a change of the demonstration itself:
// `sha256sum content/projects/*/*/{project.yaml,views.json} > tools/content/samples.sha256`
import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'yaml';
import type { WrittenFacts } from '#content-model/types.ts';

interface SampleProject {
  /** "content/projects/residential/wakad-residence" */
  readonly folder: string;
  readonly title: string;
  readonly placeholder?: boolean;
  readonly facts: WrittenFacts;
  readonly photos: Readonly<Record<string, { readonly room?: string }>>;
}

/** All projects of a content folder. */
export const projectsIn = (content: string): readonly SampleProject[] =>
  globSync(`${content}/projects/*/*/project.yaml`)
    .sort()
    .map((file) => ({ ...parse(readFileSync(file, 'utf8')), folder: dirname(file) }));

const sums = new Map(
  readFileSync('tools/content/samples.sha256', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('  ').reverse() as [file: string, sum: string]),
);
const sumOf = (file: string) => hash('sha256', readFileSync(file));
const isAsShipped = (file: string) => !existsSync(file) || sumOf(file) === sums.get(file);

export const sampleProjects = projectsIn('content').filter(
  ({ folder, placeholder }) =>
    placeholder && ['project.yaml', 'views.json'].every((name) => isAsShipped(`${folder}/${name}`)),
);
