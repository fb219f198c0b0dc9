import address from './about.css?url';

/** Address of the style sheet of people, clients' words and claims, which /about alone needs. */
export const ABOUT_STYLES: string = address;
