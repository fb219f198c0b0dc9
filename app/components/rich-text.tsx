import { Fragment } from 'react';

/** A sentence of the content in which `*words*` are emphasised. Renders text and `<em>`. */
export function RichText({ children }: { readonly children: string }) {
  return children
    .split('*')
    .map((part, i) =>
      i % 2 ? <em key={part}>{part}</em> : <Fragment key={part}>{part}</Fragment>,
    );
}
