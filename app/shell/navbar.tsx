import { useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { Mark } from '../components/mark.tsx';
import { useScrolled } from '../hooks/use-scrolled.ts';
import { EnquireButton } from './enquiry-popup/enquire-button.tsx';
import css from './navbar.module.css';

interface NavbarProps {
  readonly links: readonly { readonly to: string; readonly label: string }[];
  readonly name: string;
  readonly place: string;
  readonly enquire: string;
}

/** Name, four links, and the way to enquire. On phones the links are a popover, which opens and closes without script. */
export function Navbar({ links, name, place, enquire }: NavbarProps) {
  const isScrolled = useScrolled();
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <header className={css.header} data-scrolled={isScrolled || undefined}>
      <nav className={css.nav} aria-label="Main">
        <Link prefetch="intent" viewTransition className={css.brand} to="/">
          <Mark className={css.mark} />
          {name}
        </Link>
        <div
          ref={menu}
          id="menu"
          className={css.menu}
          popover="auto"
          onToggle={(event) =>
            toggle.current?.setAttribute('aria-expanded', String(event.newState === 'open'))
          }
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
            />
          </div>
          <ul className={css.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  prefetch="intent"
                  viewTransition
                  to={to}
                  end={to === '/'}
                  className={css.link}
                  onClick={() => menu.current?.hidePopover?.()}
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <div className={css.menuFoot}>
            <span className="small">{place}</span>
          </div>
        </div>
        <EnquireButton className={css.enquire}>{enquire}</EnquireButton>
        <button
          ref={toggle}
          type="button"
          className={css.toggle}
          popoverTarget="menu"
          aria-controls="menu"
          aria-expanded="false"
          aria-label="Menu"
        />
      </nav>
    </header>
  );
}
