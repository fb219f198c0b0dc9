import address from './project-page.css?url';

/** Address of the style sheet that only project pages need. */
export const PROJECT_PAGE_STYLES: string = address;
