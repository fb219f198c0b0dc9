/** Name of the preloader's film, and of its files in `content/media/films/`. */
export const OPENING_FILM = 'intro';
