import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { leave, restorePlaces, wasLeft } from '#app/browser/left-sections.ts';

/** What the router calls an entry that it did not make: somebody wrote a fragment into the address bar. */
const BY_HAND = 'default';

let here: string | undefined;

/** A fragment that was written by hand leaves the page where the browser put it. */
const keyOf = ({ key }: Location) => (key === BY_HAND && here) || key;

/** Back and Forward lead to where one was; any other way to the top of a page. Renders the router's script for a reload. */
export function WayBack() {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP' && wasLeft(key);
  const page = useRef(pathname);
  useLayoutEffect(() => {
    if (isReturn && page.current !== pathname) restorePlaces(key);
    page.current = pathname;
  }, [key, pathname, isReturn]);
  useEffect(() => {
    if (key === BY_HAND) return;
    here = key;
    return () => leave(key);
  }, [key]);
  return <ScrollRestoration getKey={keyOf} />;
}
