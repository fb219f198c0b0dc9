/** The buttons of the desk. Their default `type` is "button", so they do not submit a form. */
import type { ComponentProps } from 'react';

const looking =
  (look: string) =>
  ({ className, ...props }: ComponentProps<'button'>) => (
    <button type="button" className={className ? `${look} ${className}` : look} {...props} />
  );

/** Underlined text. */
export const TextButton = looking('underlined');
/** The main action of a screen. */
export const Button = looking('button');
export const QuietButton = looking('button quiet');
/** A button of lower height, for lists and forms. */
export const LowButton = looking('button low');
export const LowQuietButton = looking('button low quiet');
