import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { leave, restorePlaces, wasLeft } from '#app/browser/left-sections.ts';

/** The router's key of an entry that it did not make: a fragment was typed into the address bar. */
const TYPED = 'default';

let here: string | undefined;

/** After a typed fragment the page stays where the browser scrolled it. */
const keyOf = ({ key }: Location) => (key === TYPED && here) || key;

/** Back and Forward restore the scroll position; any other navigation scrolls to the top. Renders the router's script for a reload. */
export function RestoreScroll() {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP' && wasLeft(key);
  const page = useRef(pathname);
  useLayoutEffect(() => {
    if (isReturn && page.current !== pathname) restorePlaces(key);
    page.current = pathname;
  }, [key, pathname, isReturn]);
  useEffect(() => {
    if (key === TYPED) return;
    here = key;
    return () => leave(key);
  }, [key]);
  return <ScrollRestoration getKey={keyOf} />;
}
