/** Messages that a screen reader reads aloud as soon as they appear (WCAG 4.1.3). */
import type { ComponentProps } from 'react';

/** Why something failed. */
export const ErrorMessage = ({ className, ...props }: ComponentProps<'p'>) => (
  <p className={className ? `error ${className}` : 'error'} role="alert" {...props} />
);

/** Only for screen readers: sighted users see the same information elsewhere on the screen. */
export const Announcement = (props: ComponentProps<'p'>) => (
  <p className="visually-hidden" role="status" {...props} />
);
