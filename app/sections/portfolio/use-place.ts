import { useState, useSyncExternalStore } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigationType } from 'react-router';
import { wasPageLeft } from '#app/browser/left-sections.ts';
import { addressOf, type Place, placeFor, type View } from './place.ts';
import type { ShownCategory } from './portfolio-types.ts';

/** Route state of the history entries that the portfolio creates. */
interface Step {
  /** Nothing is scrolled into view. */
  readonly quiet?: true;
  /** The lightbox was opened from the page, so closing it goes back. */
  readonly opened?: true;
}

export const OPENED_STEP: Step = { quiet: true, opened: true };
const QUIET: Step = { quiet: true };

/** The router re-renders when the address changes, so no subscription is needed. */
const never = () => () => undefined;

function decode(fragment: string) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * The place in the address, and functions that change it. The prerendered page has no fragment and shows the first
 * category.
 */
export function usePlace(categories: readonly ShownCategory[]) {
  const location = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === 'POP' && wasPageLeft(location.key);
  const fragment = useSyncExternalStore(
    never,
    () => decode(location.hash.slice(1)),
    () => '',
  );
  const [place, setPlace] = useState<Place>({ fragment: '', category: categories[0]?.key ?? '' });
  if (fragment !== place.fragment) setPlace(placeFor(fragment, place, categories));

  const step = location.state as Step | null;
  const replace = (hash: string, options: NavigateOptions = { state: QUIET }) =>
    navigate({ hash }, { replace: true, preventScrollReset: true, ...options });
  return {
    place,
    isReturn,
    /** A link led here: the target of its fragment is scrolled into view. */
    isArrival: fragment !== '' && !place.isUnknown && !step?.quiet && !isReturn,
    select: (category: string) => replace(category),
    toggle: (slug: string, isOpen: boolean) => replace(isOpen ? slug : place.category),
    /** Synchronous, so that a second key press starts from the new picture. */
    show: (view: View) =>
      replace(addressOf(view), { state: step?.opened ? OPENED_STEP : QUIET, flushSync: true }),
    close: ({ slug }: View) => (step?.opened ? navigate(-1) : replace(slug)),
  };
}
