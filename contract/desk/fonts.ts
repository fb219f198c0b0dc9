/** Where the desk has the fonts of all pairs: its choice of a pair, and the page beside the words, show those that the site does not load. */
export const deskFont = (file: string) => `/desk/fonts/${file}.woff2`;
