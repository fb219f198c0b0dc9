import { Link } from 'react-router';
import { type LinkedName, linked } from './linked.ts';

interface LinkedProps {
  readonly text: string;
  readonly materials: readonly LinkedName[];
}

/** A sentence in which names of materials link to their pages. Renders text and `<a>`. */
export const Linked = ({ text, materials }: LinkedProps) =>
  linked(text, materials).map((part) =>
    typeof part === 'string' ? part : <MaterialLink key={part.slug} {...part} />,
  );

export const MaterialLink = ({ slug, text }: { readonly slug: string; readonly text: string }) => (
  <Link prefetch="intent" discover="none" to={`/materials/${slug}`}>
    {text}
  </Link>
);
