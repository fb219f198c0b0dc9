import { createElement, Fragment, type ReactNode } from 'react';

/** Puts values into the `{places}` of a sentence from `content/`. */
export const fillIn = (sentence: string, values: Readonly<Record<string, ReactNode>>) =>
  createElement(
    Fragment,
    null,
    ...sentence.split(/\{([\w-]+)\}/).map((part, i) => (i % 2 ? values[part] : part)),
  );
