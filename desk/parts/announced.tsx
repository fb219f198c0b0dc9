/** What a screen reader says by itself as soon as it appears (WCAG 4.1.3). */
import type { ComponentProps } from 'react';

/** Why something failed. */
export const Trouble = ({ className, ...props }: ComponentProps<'p'>) => (
  <p className={className ? `trouble ${className}` : 'trouble'} role="alert" {...props} />
);

/** What the eye sees elsewhere on the screen. */
export const Announcement = (props: ComponentProps<'p'>) => (
  <p className="visually-hidden" role="status" {...props} />
);
