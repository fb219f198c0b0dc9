import type { CSSProperties, RefObject } from 'react';
import { Photo as Picture } from '#app/components/photo.tsx';
import type { Photo, Project } from '#content-model/types.ts';
import type { DefaultPreview, PortfolioTexts } from '../portfolio-types.ts';
import { ViewLink } from '../view-link.tsx';
import css from './preview.module.css';
import { Whereabouts } from './whereabouts.tsx';

interface PreviewProps {
  readonly ref: RefObject<HTMLElement | null>;
  /** The open project, and the chosen picture of it. */
  readonly project?: Project;
  readonly photo?: Photo;
  /** Shown until a picture is chosen. */
  readonly preview: DefaultPreview;
  readonly words: PortfolioTexts;
}

/** A picture with its title and details. Once chosen it stays on the screen while the thumbnails scroll. */
export function Preview({ ref, project, photo, preview, words }: PreviewProps) {
  const { alt, encoded } = photo ?? preview.picture;
  const { width, height } = encoded ?? { width: 3, height: 2 };
  return (
    <figure ref={ref} className={css.preview} data-preview={photo ? photo.n : 'default'}>
      <div
        key={encoded?.base ?? alt}
        className={css.frame}
        style={{ '--ratio': width / height } as CSSProperties}
      >
        <Picture alt={alt} encoded={encoded} sizes="(width < 960px) 92vw, 52vw" />
      </div>
      <figcaption className={css.caption} aria-live="polite">
        <p className={css.title}>{photo?.title ?? preview.title}</p>
        <p className="small">{photo ? photo.details : preview.details}</p>
        {project && photo && (
          <ViewLink view={{ slug: project.slug, n: photo.n }} className={css.full}>
            {words.words.fullSize}
          </ViewLink>
        )}
        {project && photo && <Whereabouts plan={project.plan} n={photo.n} place="preview" />}
      </figcaption>
    </figure>
  );
}
