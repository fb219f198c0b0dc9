import { useState, useSyncExternalStore } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigationType } from 'react-router';
import { wasLeft } from '#app/browser/left-sections.ts';
import { addressOf, type Place, placeFor, type View } from './place.ts';
import type { ShownCategory } from './portfolio-types.ts';

/** Marks an entry of the history that the portfolio itself made: nothing is scrolled to then. */
interface Step {
  readonly quiet?: true;
  /** The lightbox was opened from the page, so closing it is going back. */
  readonly opened?: true;
}

export const OPENED: Step = { quiet: true, opened: true };
const QUIET: Step = { quiet: true };

/** The router itself says when the address changes. */
const never = () => () => undefined;

function decode(fragment: string) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The place that the address says, and the ways to others. The prerendered page knows no fragment: it shows the first category. */
export function usePlace(categories: readonly ShownCategory[]) {
  const location = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === 'POP' && wasLeft(location.key);
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
    /** Somebody came by a link: what it names is brought into view. */
    isArrival: fragment !== '' && !place.isUnknown && !step?.quiet && !isReturn,
    select: (category: string) => replace(category),
    toggle: (slug: string, isOpen: boolean) => replace(isOpen ? slug : place.category),
    /** At once, so that a second key press counts from the new picture. */
    show: (view: View) =>
      replace(addressOf(view), { state: step?.opened ? OPENED : QUIET, flushSync: true }),
    close: ({ slug }: View) => (step?.opened ? navigate(-1) : replace(slug)),
  };
}
