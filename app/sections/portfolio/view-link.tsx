import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { beginPictureTransition } from '#app/browser/picture-transition.ts';
import { addressOf, type View } from './place.ts';
import { OPENED_STEP } from './use-place.ts';

interface ViewLinkProps {
  readonly view: View;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Opens the lightbox on one picture. Renders a link to the picture's own address, so that a click before hydration is
 * not lost.
 */
export function ViewLink({ view, className, children }: ViewLinkProps) {
  return (
    <Link
      to={{ hash: addressOf(view) }}
      className={className}
      preventScrollReset
      state={OPENED_STEP}
      onClick={(event) =>
        beginPictureTransition(event, event.currentTarget.closest('figure')?.querySelector('img'))
      }
    >
      {children}
    </Link>
  );
}
