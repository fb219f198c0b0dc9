/** The language of sentences, lists and times: "21 March 2026", "09:00". */
export const LOCALE = 'en-GB';
/** The language of the pages, and of numbers and times as they are written in India: "1,00,000", "9:00 am". */
export const INDIAN = 'en-IN';
