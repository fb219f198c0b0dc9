import address from './answers.css?url';

/** Address of the style sheet that only /faq needs. */
export const FAQ_STYLES: string = address;
