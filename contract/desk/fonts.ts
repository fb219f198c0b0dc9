/** Address of a font file at the desk, which shows all pairs, also those that the site does not load. */
export const deskFont = (file: string) => `/desk/fonts/${file}.woff2`;
