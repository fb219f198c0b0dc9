import { Link } from 'react-router';
import css from './category-wall.module.css';
import {
  counted,
  type PortfolioWords,
  type ShownCategory,
  type ShownProject,
} from './portfolio-types.ts';
import { Wall } from './wall.tsx';

interface CategoryWallProps {
  readonly category: ShownCategory;
  readonly words: PortfolioWords['words'];
  /** The visitor is about to ask for the details. */
  readonly onIntent: () => void;
}

/** "3BHK · Baner · 12 views", as far as it is known. */
const note = ({ facts, count }: ShownProject, words: PortfolioWords['words']) =>
  [facts?.homeType, facts?.locality, counted(words.views, count)].filter(Boolean).join(' · ');

/** The last projects of a very long category are named in the details alone. */
const hangs = ({ count, photos }: ShownProject) => count === 0 || photos.length > 0;

/** The pictures of a category; several projects stand under their names, each with a way on. */
export function CategoryWall({ category, words, onIntent }: CategoryWallProps) {
  const isOne = category.projects.length === 1;
  return category.projects.filter(hangs).map((project, i) => {
    const more = project.count - project.photos.length;
    return (
      <section key={project.slug} className={css.project} aria-label={project.title}>
        {!isOne && (
          <header className={css.head}>
            <h3 className={css.name}>
              <Link prefetch="intent" to={`/projects/${project.slug}`}>
                {project.title}
              </Link>
            </h3>
            <p className="small">{note(project, words)}</p>
          </header>
        )}
        <Wall project={project} turn={i} />
        {!isOne && (
          <p className={css.more}>
            <Link
              className="link"
              to={{ hash: project.slug }}
              preventScrollReset
              onPointerEnter={onIntent}
              onFocus={onIntent}
            >
              {more > 0 ? counted(words.more, more) : words.notes}
              <span className="visually-hidden">: {project.title}</span>
            </Link>
          </p>
        )}
      </section>
    );
  });
}
