/** The buttons of the desk. Without a `type` of its own, none of them submits a form. */
import type { ComponentProps } from 'react';

const looking =
  (look: string) =>
  ({ className, ...props }: ComponentProps<'button'>) => (
    <button type="button" className={className ? `${look} ${className}` : look} {...props} />
  );

/** Underlined words. */
export const TextButton = looking('underlined');
/** The main action of a screen. */
export const Button = looking('button');
export const QuietButton = looking('button quiet');
/** Lower than the others, for lists and forms. */
export const LowButton = looking('button low');
export const LowQuietButton = looking('button low quiet');
