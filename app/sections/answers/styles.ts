import address from './answers.css?url';

/** Address of the style sheet that the page of questions alone needs. */
export const FAQ_STYLES: string = address;
