/** What a page may weigh, in bytes as sent (brotli). A test fails and names what exceeds its limit. */
export const BUDGETS = {
  /** React, React Router and what they need. */
  framework: 76_400,
  /** Script of any one page without the framework's. */
  own: 24_600,
  /**
   * HTML with the style of its first screen: what a server sends before it waits for the first acknowledgement. A page with
   * more than `flightPictures` pictures may have `html.picture` more for each, because they are below the first screen. A
   * release names pages that exceed this.
   */
  flight: 13_500,
  flightPictures: 10,
  /** The same HTML beside the page's words, and for each picture on it. */
  html: { frame: 10_400, picture: 60 },
  /** The style sheet of the whole site. */
  styles: 15_200,
  /** What the page's loaders said, for hydration or for the next page, beside its words; and for each picture on it. */
  data: { frame: 2_200, picture: 165 },
  /** All faces together. */
  fonts: 34_000,
  /** A film for wide screens, in either codec. */
  film: 700_000,
  /** The same for phones. */
  phoneFilm: 350_000,
  /** The opening film for phones, the only one that a first visit there fetches unasked. */
  phoneIntro: 200_000,
} as const;

/** What the HTML of a page with so many pictures may weigh. */
export const pageBudget = (pictures: number) =>
  BUDGETS.flight + BUDGETS.html.picture * Math.max(0, pictures - BUDGETS.flightPictures);

/** Chunks that hold nothing of ours, by the stem of their name. */
export const FRAMEWORK = ['framework', 'entry.client', 'rolldown-runtime'];
