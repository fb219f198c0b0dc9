import address from './project-page.css?url';

/** Address of the style sheet that a project's page alone needs: no other page carries it. */
export const PROJECT_PAGE_STYLES: string = address;
