/**
 * Name of the mark on the browser's performance timeline at which the first screen is complete, as measured by `npm run
 * bench:desk`.
 */
export const FIRST_SCREEN_MARK = 'first screen complete';
