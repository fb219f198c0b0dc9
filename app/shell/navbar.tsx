import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { DirectLinks } from '#app/components/direct-links.tsx';
import { Mark } from '#app/components/mark.tsx';
import type { Reach } from '#app/components/reach.ts';
import { MOBILE_QUERY } from '#app/constants.ts';
import { isSavingData } from '#app/hooks/use-page-idle.ts';
import { useScrolled } from '#app/hooks/use-scrolled.ts';
import { EnquireButton } from './enquiry-popup/enquire-button.tsx';
import { isAt, type Links } from './links.ts';
import { MorePages } from './more-pages.tsx';
import css from './navbar.module.css';

interface NavbarProps {
  readonly links: Links;
  /** The other pages, behind "More". */
  readonly more: Links;
  readonly reach: Reach;
  readonly name: string;
  readonly place: string;
  readonly enquire: string;
}

/**
 * Name, four links, "More", and the enquiry button. On phones the links are a popover, which opens and closes without script; while
 * it is open, its pages are prefetched.
 */
export function Navbar({ links, more, reach, name, place, enquire }: NavbarProps) {
  const isScrolled = useScrolled();
  const menu = useRef<HTMLDivElement>(null);
  const others = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  // Prefetching takes a slow phone a tenth of a second of script, so it starts after the menu's animation.
  const isPrefetching = useDeferredValue(isMenuOpen) && !isSavingData();
  const { pathname } = useLocation();
  const close = useCallback(() => {
    menu.current?.hidePopover?.();
    others.current?.hidePopover?.();
  }, []);
  /**
   * The toggle is hidden until the page is drawn without the menu. Until then it cannot get the focus, or WebKit takes the
   * focus away from it again, so each of the next frames retries. Without scrolling: it is in the sticky header, to which
   * a browser would scroll the page.
   */
  function giveFocusBack(frames = 30) {
    const focused = document.activeElement;
    if (focused !== toggle.current) {
      if (!focused?.matches('body, #menu:not(:popover-open) *')) return;
      toggle.current?.focus({ preventScroll: true });
    }
    if (frames > 0) requestAnimationFrame(() => giveFocusBack(frames - 1));
  }
  // Rotating a phone moves the links between the bar and the popover.
  useEffect(() => {
    const phone = matchMedia(MOBILE_QUERY);
    phone.addEventListener('change', close);
    return () => phone.removeEventListener('change', close);
  }, [close]);
  return (
    <header className={css.header} data-scrolled={isScrolled || undefined}>
      <nav className={css.nav} aria-label="Main">
        <Link discover="none" prefetch="intent" className={css.brand} to="/">
          <Mark className={css.mark} />
          {name}
        </Link>
        <div
          ref={menu}
          id="menu"
          className={css.menu}
          popover="auto"
          onToggle={({ newState }) => {
            setMenuOpen(newState === 'open');
            if (newState === 'closed') giveFocusBack();
          }}
        >
          <div className={css.menuTop}>
            <span className={css.brand} aria-hidden="true">
              <Mark className={css.mark} />
              {name}
            </span>
            <button
              type="button"
              className={css.close}
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label="Close menu"
              autoFocus
            />
          </div>
          <ul className={css.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  prefetch={isPrefetching ? 'render' : 'intent'}
                  discover="none"
                  to={to}
                  aria-current={isAt(to, pathname) ? 'page' : undefined}
                  className={css.link}
                  onClick={close}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className={css.menuFoot}>
            <MorePages links={more} place={place} list={others} onFollow={close} />
            <DirectLinks reach={reach}>
              <EnquireButton>{enquire}</EnquireButton>
            </DirectLinks>
          </div>
        </div>
        <EnquireButton className={css.enquire}>{enquire}</EnquireButton>
        <button
          ref={toggle}
          type="button"
          className={css.toggle}
          popoverTarget="menu"
          aria-controls="menu"
          aria-expanded={isMenuOpen}
          aria-label="Menu"
        />
      </nav>
    </header>
  );
}
