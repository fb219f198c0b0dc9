import { Link } from 'react-router';
import { carryToNextPage } from '#app/browser/picture-transition.ts';
import { Photo } from '#app/components/photo.tsx';
import css from './projects-teaser.module.css';
import type { TeaserProject } from './teaser-projects.ts';

interface ProjectsTeaserProps {
  readonly heading: string;
  readonly link: { readonly to: string; readonly label: string };
  readonly projects: readonly TeaserProject[];
}

/** The projects by name. The one under pointer or focus shows its picture. Each links to its project. */
export function ProjectsTeaser({ heading, link, projects }: ProjectsTeaserProps) {
  if (projects.length === 0) return null;
  return (
    <section className="section dark" aria-labelledby="projects-teaser">
      <div className={css.room}>
        <h2 id="projects-teaser" className={css.heading}>
          {heading}
        </h2>
        <ul className={css.list}>
          {projects.map(({ slug, title, note, cover, n, share }) => (
            <li key={slug} className={css.project}>
              <Link
                prefetch="intent"
                className={css.link}
                to={`${link.to}/${slug}`}
                state={{ cover: n }}
                onClick={(event) =>
                  carryToNextPage(event, event.currentTarget.querySelector('img'))
                }
              >
                <span className={css.name}>{title}</span>
                <span className={css.note}>{note}</span>
                <span className={css.cover}>
                  <Photo alt="" encoded={cover} sizes={`(width < 960px) 110px, ${share}vw`} cover />
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Link prefetch="intent" className={`link ${css.all}`} to={link.to}>
          {link.label}
        </Link>
      </div>
    </section>
  );
}
