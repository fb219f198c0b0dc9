/**
 * Scroll positions of history entries that the visitor left. `scrollY` is not enough: content below the first screen is
 * laid out late (base.css), and opened `<details>` are closed again. So the position of each section is stored.
 */
interface Place {
  readonly top: number;
  readonly bottom: number;
  /** Without padding, like `contain-intrinsic-size`. */
  readonly height: number;
}

const left = new Map<string, readonly Place[]>();
let leaving: readonly Place[] = [];

/** Reserves the height that the section has when it is laid out. */
export function keepHeight({ style }: HTMLElement, height: number) {
  style.containIntrinsicSize = `auto ${height}px`;
}

/** The sections of the page and its footer, except hidden ones and those with a fixed position. */
export const sections = () =>
  [...document.querySelectorAll<HTMLElement>('main > *, main ~ footer')].filter(
    ({ offsetParent }) => offsetParent,
  );

/** Lays out a section that `content-visibility` skips. */
export function layOut({ style }: HTMLElement) {
  style.contentVisibility = 'visible';
  // Firefox keeps the old height, with nothing in it, until this is reset as well.
  style.containIntrinsicSize = 'none';
}

/** Position of a section in the window, and its height without padding, in CSS pixels. */
export function placeOf(section: HTMLElement): Place {
  const { top, bottom } = section.getBoundingClientRect();
  const { paddingTop, paddingBottom } = getComputedStyle(section);
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  return { top, bottom, height: bottom - top - padding };
}

/** Measures where the sections are, before another page replaces them. */
export function rememberPlaces() {
  leaving = sections().map(placeOf);
}

/** Stores the measured positions for the history entry that the visitor leaves. */
export function leavePage(key: string) {
  left.set(key, leaving);
  leaving = [];
}

/**
 * True for a history entry that the visitor left before. Its scroll position is restored, and the target of its link
 * ignored.
 */
export const wasPageLeft = (key: string) => left.has(key);

/**
 * Scrolls to where the visitor left the entry. Visible sections are laid out at once, the others keep their former
 * height; then the page is scrolled until the section in the middle of the screen is where it was.
 */
export function restorePlaces(key: string) {
  const places = left.get(key) ?? [];
  const now = sections();
  for (const [i, { top, bottom, height }] of places.entries()) {
    const section = now[i];
    if (!section) continue;
    if (bottom > 0 && top < innerHeight) layOut(section);
    else keepHeight(section, height);
  }
  const middle = places.find(({ bottom }) => bottom > innerHeight / 2);
  const section = middle && now[places.indexOf(middle)];
  if (section) scrollBy(0, section.getBoundingClientRect().top - middle.top);
}
