/**
 * Where every entry of the history was left. A document's height says too little: what lies below the first screen is laid
 * out late (base.css), and what somebody had unfolded is folded again. So the place of each section is remembered.
 */
interface Place {
  readonly top: number;
  readonly bottom: number;
  /** Without padding, as `contain-intrinsic-size` counts. */
  readonly height: number;
}

const left = new Map<string, readonly Place[]>();
let leaving: readonly Place[] = [];

/** The sections of the page and its footer; not what is hidden or stands fixed. */
const sections = () =>
  [...document.querySelectorAll<HTMLElement>('main > *, main ~ footer')].filter(
    ({ offsetParent }) => offsetParent,
  );

/** Lays out what `content-visibility` left for later. */
export function layOut({ style }: HTMLElement) {
  style.contentVisibility = 'visible';
  // Firefox keeps the old height, and nothing in it, until that is unsaid too.
  style.containIntrinsicSize = 'none';
}

function placeOf(section: HTMLElement): Place {
  const { top, bottom } = section.getBoundingClientRect();
  const { paddingTop, paddingBottom } = getComputedStyle(section);
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  return { top, bottom, height: bottom - top - padding };
}

/** Remembers where the sections stand, before another page takes their place. */
export function rememberPlaces() {
  leaving = sections().map(placeOf);
}

/** Says that an entry of the history was left. */
export function leave(key: string) {
  left.set(key, leaving);
  leaving = [];
}

/** True for an entry that was seen and left before: whoever comes back stands where they stood, not where its link led. */
export const wasLeft = (key: string) => left.has(key);

/**
 * Puts the page back to where the entry was left. What is seen is laid out at once, the rest keeps the height it had; then
 * the section in the middle of the screen stands where it stood.
 */
export function restorePlaces(key: string) {
  const places = left.get(key) ?? [];
  const now = sections();
  for (const [i, { top, bottom, height }] of places.entries()) {
    const section = now[i];
    if (!section) continue;
    if (bottom > 0 && top < innerHeight) layOut(section);
    else section.style.containIntrinsicSize = `auto ${height}px`;
  }
  const middle = places.findIndex(({ bottom }) => bottom > innerHeight / 2);
  const section = now[middle];
  if (section) scrollBy(0, section.getBoundingClientRect().top - places[middle]!.top);
}
