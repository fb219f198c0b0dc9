/** The browser's clock is marked when the first screen is complete: until then lasts the first load (`npm run bench:desk`). */
export const COMPLETE = 'first screen complete';
