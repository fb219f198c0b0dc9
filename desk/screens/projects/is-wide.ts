/** Wide enough for a picture beside the sheet: `--desk` of `app/styles/breakpoints.css`; a test compares them. */
export const WIDE_QUERY = '(width >= 60em)';
export const isWide = () => matchMedia(WIDE_QUERY).matches;
