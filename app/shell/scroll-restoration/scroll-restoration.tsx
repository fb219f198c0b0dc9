import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  type Location,
  useLocation,
  useNavigationType,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { leavePage, restorePlaces, wasPageLeft } from '#app/browser/left-sections.ts';

/** The router's key of an entry that it did not create: a fragment was typed into the address bar. */
const TYPED = 'default';

let here: string | undefined;

/** After a typed fragment the page stays where the browser scrolled it. */
const KEYS = { getKey: ({ key }: Location) => (key === TYPED && here) || key };

/**
 * Before first paint, scrolls a reloaded page to the position that the router stored. It replaces the script of the
 * router's `<ScrollRestoration>`, which throws if the browser blocks storage.
 */
const RELOAD_SCRIPT = `history.state?.key||history.replaceState({key:Math.random().toString(32).slice(2)},'');try{const y=JSON.parse(sessionStorage['react-router-scroll-positions'])[history.state.key];y&&scrollTo(0,y)}catch{}`;

/** Back and Forward restore the scroll position; any other navigation scrolls to the top. */
export function RestoreScroll() {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP' && wasPageLeft(key);
  const page = useRef(pathname);
  // Called before the effects below, which correct the position that it scrolls to.
  useScrollRestoration(KEYS);
  useLayoutEffect(() => {
    if (isReturn && page.current !== pathname) restorePlaces(key);
    page.current = pathname;
  }, [key, pathname, isReturn]);
  useEffect(() => {
    if (key === TYPED) return;
    here = key;
    return () => leavePage(key);
  }, [key]);
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own line, needed before the first paint
      dangerouslySetInnerHTML={{ __html: RELOAD_SCRIPT }}
    />
  );
}
