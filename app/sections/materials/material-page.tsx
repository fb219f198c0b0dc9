import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Photo } from '#app/components/photo.tsx';
import type { MaterialPageData, Shot } from './types.ts';
import { tenths, Wall } from './wall.tsx';

interface MaterialPageProps extends MaterialPageData {
  /** What lies below the first screen is put into this. */
  readonly below: (children: ReactNode) => ReactNode;
  readonly enquire: ReactNode;
}

/** From here on a group's pictures need a row of their own on any screen, in tenths of its height. */
const LONG = 46;

/** How wide a group's pictures are beside each other, for the style sheet. */
function widthOf(shots: readonly Shot[]) {
  const sum = shots.reduce((all, shot) => all + tenths(shot), 0);
  return { 'data-sum': sum, 'data-long': sum > LONG || undefined };
}

/** One material: what it is, and every picture of it, by kind of room. */
export function MaterialPage(props: MaterialPageProps) {
  const { trail, family, name, line, note, picture, at, facts, groups, next, all, below } = props;
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
          <p className="small">{note}</p>
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
          <div className="wrap material-uses">
            {groups.map(({ heading, to, count, shots, more }) => (
              <section
                key={heading}
                className="material-use"
                aria-label={heading}
                {...widthOf(shots)}
              >
                <h2>
                  {to ? (
                    <Link prefetch="intent" to={to}>
                      {heading} <span>{count}</span>
                    </Link>
                  ) : (
                    <>
                      {heading} <span>{count}</span>
                    </>
                  )}
                </h2>
                <Wall shots={shots} />
                {more && to && (
                  <Link prefetch="intent" className="link" to={to}>
                    {more}
                  </Link>
                )}
              </section>
            ))}
          </div>
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
