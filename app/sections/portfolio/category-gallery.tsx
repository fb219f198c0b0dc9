import { Link } from 'react-router';
import { projectPath } from '#content-model/pages.ts';
import css from './category-gallery.module.css';
import { Gallery } from './gallery.tsx';
import {
  type PortfolioTexts,
  type ShownCategory,
  type ShownProject,
  withCount,
} from './portfolio-types.ts';

interface CategoryGalleryProps {
  readonly category: ShownCategory;
  readonly words: PortfolioTexts['words'];
  /** The visitor is likely to open the details. */
  readonly onIntent: () => void;
}

/** "3BHK · Baner · about ₹ 17–21 lakh · 12 pictures", without the parts that are missing. */
const note = ({ facts, cost, count }: ShownProject, words: PortfolioTexts['words']) =>
  [
    facts?.homeType ?? facts?.placeType,
    facts?.locality,
    cost?.short,
    withCount(words.oneView, words.views, count),
  ]
    .filter(Boolean)
    .join(' · ');

/** The last projects of a very long category are listed only in the details. */
const hasGallery = ({ count, photos }: ShownProject) => count === 0 || photos.length > 0;

/** The pictures of a category. If it has several projects, each has a heading and a link to its details. */
export function CategoryGallery({ category, words, onIntent }: CategoryGalleryProps) {
  const isOne = category.projects.length === 1;
  return category.projects.filter(hasGallery).map((project, i) => {
    const more = project.count - project.photos.length;
    return (
      <section key={project.slug} className={css.project} aria-label={project.title}>
        {!isOne && (
          <header className={css.head}>
            <h3 className={css.name}>
              <Link prefetch="intent" to={projectPath(project.slug)}>
                {project.title}
              </Link>
            </h3>
            <p className="small">{note(project, words)}</p>
          </header>
        )}
        <Gallery project={project} turn={i} />
        {!isOne && (
          <p className={css.more}>
            <Link
              className="link"
              to={{ hash: project.slug }}
              preventScrollReset
              onPointerEnter={onIntent}
              onFocus={onIntent}
            >
              {more > 0 ? withCount(words.oneMore, words.more, more) : words.notes}
              <span className="visually-hidden">: {project.title}</span>
            </Link>
          </p>
        )}
      </section>
    );
  });
}
