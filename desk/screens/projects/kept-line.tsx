/** Shows whether all values of a project, or the order of the projects, are saved, being saved, or only stored in this browser. */
import { SaveStatus as Line } from '../../parts/save-status.tsx';
import { projectPath } from './use-projects.ts';

/** Prefix of the paths of a project's values. */
export const valuesOf = (slug: string) => `${projectPath(slug)}/`;

/** @param slug absent: the list of projects */
export const ProjectSaveStatus = ({ slug }: { readonly slug?: string }) => (
  <Line
    under={slug === undefined ? '/projects/order#' : valuesOf(slug)}
    idle="Each change is saved"
    className="kept-line"
  />
);
