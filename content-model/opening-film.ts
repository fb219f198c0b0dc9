/** Name of the film over the whole window that opens the site: its files in `content/media/films/` are called so. */
export const OPENING_FILM = 'intro';
