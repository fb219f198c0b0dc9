import address from './project-filters.css?url';

/** Address of the style sheet that only /projects needs. */
export const PROJECTS_STYLES: string = address;
