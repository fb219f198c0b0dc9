/** Size limits of pages in bytes, as sent (Brotli). A test fails and names what exceeds its limit. */
export const BUDGETS = {
  /** React, React Router and what they need. */
  framework: 69_400,
  /** Script of a page without the framework. */
  own: 24_600,
  /**
   * HTML with the style of its first screen: what a server sends before it waits for the first acknowledgement. A page with
   * more than `flightPictures` pictures may have `html.picture` more for each, because they are below the first screen. A
   * release names pages that exceed this.
   */
  flight: 13_500,
  flightPictures: 10,
  /** The same HTML without the page's texts, and for each picture on it. */
  html: { frame: 10_500, picture: 60 },
  /** The style sheet of the whole site. */
  styles: 15_200,
  /** Data of the page's loaders, for hydration or client navigation, without the page's texts; and for each picture on it. */
  data: { frame: 2_200, picture: 165 },
  /** All fonts together. */
  fonts: 34_000,
} as const;

/** The limit for the HTML of a page with this number of pictures. */
export const pageBudget = (pictures: number) =>
  BUDGETS.flight + BUDGETS.html.picture * Math.max(0, pictures - BUDGETS.flightPictures);

/** Chunks without own code, by the beginning of their name. */
export const FRAMEWORK = ['framework', 'entry.client', 'rolldown-runtime'];
