/** The buttons of the desk. Their default `type` is "button", so they do not submit a form. */
import type { ComponentProps } from 'react';

const styledButton =
  (look: string) =>
  ({ className, ...props }: ComponentProps<'button'>) => (
    <button type="button" className={className ? `${look} ${className}` : look} {...props} />
  );

/** Underlined text. */
export const TextButton = styledButton('underlined');
/** The main action of a screen. */
export const Button = styledButton('button');
export const QuietButton = styledButton('button quiet');
/** A button of lower height, for lists and forms. */
export const LowButton = styledButton('button low');
export const LowQuietButton = styledButton('button low quiet');
