import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { carryToNextPage } from '#app/browser/picture-transition.ts';
import { Photo as Picture } from '#app/components/photo.tsx';
import { projectPath } from '#content-model/pages.ts';
import type { NextProject } from './page-types.ts';

interface EndingProps {
  readonly question: string;
  /** The enquiry button and the other contact links. */
  readonly children: ReactNode;
  /** Who owns the pictures. Structured data refers to this element as their licence. */
  readonly rights: string;
  readonly next?: NextProject;
  readonly nextLabel: string;
}

/** The end of a project's page: a question, and a large link to the next project. */
export function Ending({ question, children, rights, next, nextLabel }: EndingProps) {
  return (
    <>
      <section className="wrap project-ask" aria-label={question}>
        <h2>{question}</h2>
        <div className="project-ways">{children}</div>
        <p id="rights" className="small">
          {rights}
        </p>
      </section>
      {next && (
        <Link
          prefetch="intent"
          className="project-next"
          to={projectPath(next.slug)}
          onClick={(event) => carryToNextPage(event, event.currentTarget.querySelector('img'))}
        >
          <span className="wrap project-next-words">
            <span className="small">{nextLabel}</span>
            <span className="project-next-name">{next.title}</span>
            {next.line && <span>{next.line}</span>}
          </span>
          <span className="project-next-picture">
            <Picture {...next.picture} sizes="(width < 960px) 120vw, 62vw" cover />
          </span>
        </Link>
      )}
    </>
  );
}
