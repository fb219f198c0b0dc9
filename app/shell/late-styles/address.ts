/** Placeholder for the address of the site's style sheet; `tools/postbuild/` replaces it. */
export const LATE_STYLES = '/late.css';
