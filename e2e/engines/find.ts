/** Finds elements of a page by what a visitor calls them. */

export interface Target {
  /** CSS. The first visible element that matches and, if `name` is given, has that name. */
  readonly selector: string;
  /** Its label or its text. */
  readonly name?: string;
}

export const button = (name: string, within = ''): Target => ({
  selector: `${within} button`,
  name,
});
export const link = (name: string, within = ''): Target => ({ selector: `${within} a`, name });
export const field = (name: string, within = ''): Target => ({
  selector: `${within} :is(input, textarea, select)`,
  name,
});
export const element = (selector: string): Target => ({ selector });

export interface Spot {
  /** The middle of the element, in the viewport. */
  readonly x: number;
  readonly y: number;
  /** A click at this point hits it. */
  readonly isReached: boolean;
}

/**
 * Returns the position of an element, which is scrolled into view first if it is to be clicked. Runs in the page, so it
 * must not use anything outside its own body.
 */
export function locate({ selector, name }: Target, toClick: boolean): Spot | null {
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (thing: Element) =>
    words(
      thing.getAttribute('aria-label') ??
        (thing as HTMLInputElement).labels?.[0]?.textContent ??
        (thing as HTMLElement).innerText,
    );
  const found = [...document.querySelectorAll(selector)].find(
    (thing) =>
      thing.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || nameOf(thing) === name),
  );
  if (!found) return null;
  const middle = () => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const reached = () => {
    const { x, y } = middle();
    const top = document.elementFromPoint(x, y);
    return top !== null && (found.contains(top) || top.closest('label')?.control === found);
  };
  if (toClick && !reached()) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { ...middle(), isReached: reached() };
}
