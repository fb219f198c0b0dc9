import address from './project-filters.css?url';

/** Address of the style sheet that /projects alone needs. */
export const PROJECTS_STYLES: string = address;
