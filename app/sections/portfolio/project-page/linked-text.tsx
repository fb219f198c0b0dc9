import { Link } from 'react-router';
import { linkMaterials, type MaterialName } from './link-materials.ts';

interface LinkedProps {
  readonly text: string;
  readonly materials: readonly MaterialName[];
}

/** A sentence in which names of materials link to their pages. Renders text and `<a>`. */
export const LinkedText = ({ text, materials }: LinkedProps) =>
  linkMaterials(text, materials).map((part) =>
    typeof part === 'string' ? part : <MaterialLink key={part.slug} {...part} />,
  );

export const MaterialLink = ({ slug, text }: { readonly slug: string; readonly text: string }) => (
  <Link prefetch="intent" discover="none" to={`/materials/${slug}`}>
    {text}
  </Link>
);
