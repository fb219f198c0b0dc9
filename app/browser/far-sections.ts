/**
 * Sections off the screen while a modal dialog is open. The dialog makes the page inert, and Chromium would restyle each
 * of their elements before it shows the dialog, and again when it closes.
 */
import { keepHeight, placeOf, sections } from './left-sections.ts';

let far: readonly HTMLElement[] = [];

/** Only sections that base.css contains keep their place when they are skipped. */
const isContained = (section: HTMLElement) => getComputedStyle(section).contain === 'content';

/** Skips them: the page cannot be scrolled now. */
export function skipFarSections() {
  const places = sections().map((section) => ({
    section,
    border: section.offsetHeight - section.clientHeight,
    ...placeOf(section),
  }));
  const skipped = places.filter(
    ({ section, top, bottom }) => (bottom < 0 || top > innerHeight) && isContained(section),
  );
  for (const { section, height, border } of skipped) {
    keepHeight(section, height - border);
    section.style.contentVisibility = 'hidden';
  }
  far = skipped.map(({ section }) => section);
  for (const event of ['resize', 'beforeprint'])
    addEventListener(event, showFarSections, { once: true });
}

/** Leaves them to base.css: rendered near the screen, and all of them in print. */
export function showFarSections() {
  for (const { style } of far) style.contentVisibility = '';
  far = [];
}
