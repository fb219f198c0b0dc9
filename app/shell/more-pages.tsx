import { type RefObject, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { isAt, type Links } from './links.ts';
import css from './more-pages.module.css';

interface MorePagesProps {
  readonly links: Links;
  readonly place: string;
  /** The list. The component that owns it closes it when a link is followed. */
  readonly list: RefObject<HTMLDivElement | null>;
  readonly onFollow: () => void;
}

/**
 * The other pages: on a wide screen behind "More" in the bar, as a popover that opens and closes without script; on a
 * phone a row of small links at the bottom of the menu.
 */
export function MorePages({ links, place, list, onFollow }: MorePagesProps) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  return (
    <>
      <button
        type="button"
        className={css.button}
        popoverTarget="more"
        aria-controls="more"
        aria-expanded={isOpen}
      >
        More
      </button>
      <div
        ref={list}
        id="more"
        className={css.list}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {links.map(({ to, label }) => (
          <Link
            key={to}
            prefetch="intent"
            discover="none"
            to={to}
            aria-current={isAt(to, pathname) ? 'page' : undefined}
            onClick={onFollow}
          >
            {label}
          </Link>
        ))}
        <span>{place}</span>
      </div>
    </>
  );
}
