/** A checkbox, or one of several choices (`type="radio"`), with its label. */
import type { ComponentProps } from 'react';

export const Check = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="check">
    <input type="checkbox" {...input} />
    {children}
  </label>
);
