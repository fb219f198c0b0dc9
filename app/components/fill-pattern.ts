import { createElement, Fragment, type ReactNode } from 'react';

/** Replaces the `{placeholders}` of a sentence from `content/` with values. */
export const fillPattern = (sentence: string, values: Readonly<Record<string, ReactNode>>) =>
  createElement(
    Fragment,
    null,
    ...sentence.split(/\{([\w-]+)\}/).map((part, i) => (i % 2 ? values[part] : part)),
  );
