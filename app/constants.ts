/**
 * The numbers of docs/specification/constants.md, in the same order. Names contain the units; times are also custom
 * properties `--name`.
 */

export const NAVBAR_SCROLLED_PX = 50;
/** Selects the phone version of the opening film. It covers the screen whatever the layout is, so it does not depend on the text size. */
export const PHONE_OPENING_QUERY = '(max-width: 768px)';
/** Up to this width: other phone films, phone pictures, menu, small invitation. `styles/breakpoints.css` has the same width, and says why in em. */
export const MOBILE_QUERY = '(max-width: 48em)';
/** The dark scheme, which has its own films and pictures. */
export const NIGHT_QUERY = '(prefers-color-scheme: dark)';
export const PRELOADER_ZOOM_OUT_MS = 300;
export const PRELOADER_ERROR_FALLBACK_MS = 1000;
/** If the film shows no new frame for this long, that counts as an error. */
export const PRELOADER_NO_FRAME_MS = 2500;
/** After this time the page is shown without the film, so that a slow network does not keep visitors waiting. */
export const PRELOADER_PAGE_WAIT_MS = 4000;

export const PROJECTS_ROTATION_MS = 5000;
export const WHY_ROTATION_MS = 4000;
export const WHY_FADE_MS = 1000;
export const FEATURES_ROTATION_MS = 5000;
export const FEATURES_FADE_MS = 1200;

/** Interval of the home page's invitation: the first tick shows it, every later one highlights the button. */
export const INVITATION_TICK_MS = 10_000;
export const COUNT_UP = { steps: 200, everyMs: 10 } as const;

/** Share of a section, or of the screen for a taller section, that must be visible. */
export const REVEAL_THRESHOLD = 0.3;
export const COUNTERS_THRESHOLD = 0.5;

export const SERVICES_STAGGER_MS = 200;
export const WHY_STAGGER_MS = 300;

/** A send is aborted after this time and treated as a network failure. */
export const SEND_TIMEOUT_MS = 20_000;
