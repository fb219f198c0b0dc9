import { memo } from 'react';
import { Photo } from '#app/components/photo.tsx';
import { hang } from './hang.ts';
import { addressOf } from './place.ts';
import type { ShownProject } from './portfolio-types.ts';
import { ViewLink } from './view-link.tsx';
import css from './wall.module.css';

interface WallProps {
  readonly project: ShownProject;
  /** Which row begins, so that neighbouring projects differ. */
  readonly turn: number;
}

/** Hundredths of a phone's width that the style sheet gives to a picture of that span. */
const phoneShare = (span: number, slim?: boolean) =>
  slim ? (span < 5 ? 46 : 92) : span > 5 ? 92 : 69;

/** The pictures of a project on the twelve columns, each in its own proportion with its caption under it. */
export const Wall = memo(function Wall({ project, turn }: WallProps) {
  const places = hang(project.photos, turn);
  return (
    <div className={css.wall}>
      {project.photos.map((photo, i) => {
        const view = { slug: project.slug, n: photo.n };
        const { span, low, slim } = places[i]!;
        return (
          <figure
            key={photo.n}
            className={css.hung}
            data-span={span}
            data-low={low}
            data-slim={slim}
            data-address={addressOf(view)}
          >
            <ViewLink view={view} className={css.picture}>
              <span className="visually-hidden">Enlarge: </span>
              <Photo
                alt={photo.alt}
                framed={photo.framed}
                sizes={`(width < 960px) ${phoneShare(span, slim)}vw, ${Math.round(span * 7.6)}vw`}
              />
            </ViewLink>
            <figcaption className={css.caption}>
              <span>{photo.n}</span>
              {` ${photo.title}`}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
});
