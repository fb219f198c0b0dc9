/** Name of the preloader's film, and of its files in `content/media/films/`. */
export const OPENING_FILM = 'intro';

/** Maximum size of a film, so that it plays on a slow connection (bytes, for each encoding). */
export const FILM_LIMITS = {
  wide: 700_000,
  phone: 350_000,
  /** The only film that a first visit loads without a request of the visitor. */
  phoneIntro: 200_000,
} as const;

/** @param name of the film, without encoding and extension */
export function filmLimit(name: string): number {
  if (!name.endsWith('-phone')) return FILM_LIMITS.wide;
  return name === `${OPENING_FILM}-phone` ? FILM_LIMITS.phoneIntro : FILM_LIMITS.phone;
}
