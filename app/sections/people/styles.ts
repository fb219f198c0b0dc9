import address from './about.css?url';

/** Address of the style sheet of people, clients' quotes and claims, which only /about needs. */
export const ABOUT_STYLES: string = address;
