import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FilterLine, Pages } from '#app/components/choices.tsx';
import { Photo } from '#app/components/photo.tsx';
import type { MaterialPageData } from './types.ts';
import { Wall } from './wall.tsx';

interface MaterialPageProps extends MaterialPageData {
  /** Wraps the content below the first screen. */
  readonly below: (children: ReactNode) => ReactNode;
  readonly enquire: ReactNode;
}

/** One material: a description and all pictures of it. Kinds of room are links. */
export function MaterialPage(props: MaterialPageProps) {
  const { trail, family, name, line, note, picture, at, facts, count, next, all, below } = props;
  const { rooms, shots, pages } = props;
  return (
    <article className="material" aria-label={name}>
      <header className="material-head">
        <div className="material-picture" data-x={at[0]} data-y={at[1]}>
          <Photo {...picture} sizes="(width < 960px) 100vw, 58vw" priority cover />
        </div>
        <div className="wrap material-words">
          <p className="small">
            <Link prefetch="intent" to={trail.to}>
              {trail.label}
            </Link>
            , {family}
          </p>
          <h1>{name}</h1>
          <p className="lead">{line}</p>
          {note && <p className="small">{note}</p>}
        </div>
      </header>
      {below(
        <>
          <dl className="wrap material-facts">
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <section className="wrap material-rooms" aria-label={count}>
            <h2>{count}</h2>
            {rooms.choices.length > 1 && <FilterLine {...rooms} />}
            <Wall shots={shots} />
            <Pages pages={pages} />
          </section>
          <footer className="wrap material-end">
            {next && (
              <Link prefetch="intent" to={next.to} className="material-next">
                <span className="material-next-picture">
                  <Photo {...next.picture} sizes="160px" cover />
                </span>
                <span>
                  <span className="small">{next.label}</span>
                  <span className="material-next-name">{next.name}</span>
                  <span className="small">{next.note}</span>
                </span>
              </Link>
            )}
            <div className="material-ways">
              {props.enquire}
              <Link prefetch="intent" className="link" to={trail.to}>
                {all}
              </Link>
            </div>
          </footer>
        </>,
      )}
    </article>
  );
}
