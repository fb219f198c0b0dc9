import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Photo } from '#app/components/photo.tsx';
import type { MaterialsPageData, Slab } from './types.ts';

/** Number of slabs on one ledge. */
const ON_A_LEDGE = 4;

const ledgesOf = (slabs: readonly Slab[]) =>
  Array.from({ length: Math.ceil(slabs.length / ON_A_LEDGE) }, (_, i) =>
    slabs.slice(i * ON_A_LEDGE, (i + 1) * ON_A_LEDGE),
  );

interface MaterialsPageProps extends MaterialsPageData {
  /** Wraps the content below the first screen. */
  readonly below: (children: ReactNode) => ReactNode;
}

/** All materials as slabs on ledges, four per ledge. The style sheet sets the size of each by its position. */
export function MaterialsPage(props: MaterialsPageProps) {
  const { headline, lead, slabs, invitation, link, below } = props;
  const [first, ...rest] = ledgesOf(slabs);
  return (
    <article className="materials" aria-label={headline}>
      <header className="wrap grid materials-head">
        <h1>{headline}</h1>
        <p className="lead">{lead}</p>
      </header>
      {first && <Ledge slabs={first} isFirst={true} />}
      {below(
        <div className="materials-rest">
          {rest.map((ledge) => (
            <Ledge key={ledge[0]?.to} slabs={ledge} />
          ))}
          <div className="wrap materials-invitation" data-beside={slabs.length % ON_A_LEDGE}>
            <p className="lead">{invitation}</p>
            <Link prefetch="intent" className="link" to={link.to}>
              {link.label}
            </Link>
          </div>
        </div>,
      )}
    </article>
  );
}

function Ledge({
  slabs,
  isFirst,
}: {
  readonly slabs: readonly Slab[];
  readonly isFirst?: boolean;
}) {
  return (
    <ul className="wrap ledge" data-count={slabs.length}>
      {slabs.map(({ to, name, note, picture }, i) => (
        <li key={to}>
          <Link prefetch="intent" to={to} className="slab">
            <span className="slab-picture">
              <Photo
                {...picture}
                sizes="(width < 960px) 46vw, 38vw"
                priority={isFirst && i < 2}
                eager={isFirst}
                cover
              />
            </span>
            <span className="slab-name">{name}</span>
            <span className="small">{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
