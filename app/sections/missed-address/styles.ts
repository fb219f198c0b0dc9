import address from './missed-address.css?url';

/** Address of the style sheet that the page of an unknown address alone needs. */
export const MISSED_STYLES: string = address;
