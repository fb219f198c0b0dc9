/** Stands for the address of the site's style sheet until the finishing knows it. */
export const LATE_STYLES = '/late.css';
