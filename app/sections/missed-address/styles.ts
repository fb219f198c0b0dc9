import address from './missed-address.css?url';

/** Address of the style sheet that only the not-found page needs. */
export const MISSED_STYLES: string = address;
