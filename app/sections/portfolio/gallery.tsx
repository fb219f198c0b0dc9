import { memo } from 'react';
import { Photo } from '#app/components/photo.tsx';
import { SteadyLocation } from '#app/components/steady-location.tsx';
import css from './gallery.module.css';
import { galleryLayout } from './gallery-layout.ts';
import { addressOf } from './place.ts';
import type { ShownProject } from './portfolio-types.ts';
import { ViewLink } from './view-link.tsx';

interface GalleryProps {
  readonly project: ShownProject;
  /** Index of the first pair of rows; consecutive projects use different ones. */
  readonly turn: number;
}

/** Width in vw of a picture of that span on a phone, as in the style sheet. */
const phoneShare = (span: number, slim?: boolean) =>
  slim ? (span < 5 ? 46 : 92) : span > 5 ? 92 : 69;

/** The gallery of a project on twelve columns, each picture with its caption. */
export const Gallery = memo(function Gallery({ project, turn }: GalleryProps) {
  const cells = galleryLayout(project.photos, turn);
  return (
    <SteadyLocation>
      <div className={css.wall}>
        {project.photos.map((photo, i) => {
          const view = { slug: project.slug, n: photo.n };
          const cell = cells[i];
          if (!cell) return null;
          const { span, low, slim } = cell;
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
                  encoded={photo.encoded}
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
    </SteadyLocation>
  );
});
