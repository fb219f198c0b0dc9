/** The buttons and text links of the desk. The buttons have the default `type` "button", so they do not submit a form. */
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

const styledButton =
  (look: string) =>
  ({ className, ...props }: ComponentProps<'button'>) => (
    <button type="button" className={className ? `${look} ${className}` : look} {...props} />
  );

/** Underlined text. */
export const TextButton = styledButton('underlined');
/** The same, as a link to a screen of the desk. */
export const TextLink = ({ className, ...props }: ComponentProps<typeof Link>) => (
  <Link className={className ? `underlined ${className}` : 'underlined'} {...props} />
);
/** The main action of a screen. */
export const Button = styledButton('button');
export const QuietButton = styledButton('button quiet');
/** A button of lower height, for lists and forms. */
export const LowButton = styledButton('button low');
export const LowQuietButton = styledButton('button low quiet');
