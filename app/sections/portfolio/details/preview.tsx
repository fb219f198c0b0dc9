import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import { Photo as Picture } from '../../../components/photo.tsx';
import type { Photo, Project } from '../../../content-types.ts';
import { bringIntoSight } from '../../../hooks/bring-into-sight.ts';
import { land } from '../../../hooks/picture-flight.ts';
import type { DefaultPreview, PortfolioWords } from '../portfolio-types.ts';
import { ViewLink } from '../view-link.tsx';
import css from './preview.module.css';
import { Whereabouts } from './whereabouts.tsx';

interface PreviewProps {
  readonly project?: Project;
  readonly photo?: Photo;
  /** Hangs here until a view is chosen. */
  readonly preview: DefaultPreview;
  readonly words: PortfolioWords;
}

/** The chosen view with its title and what is told of it. It stays in sight while the thumbnails pass. */
export function Preview({ project, photo, preview, words }: PreviewProps) {
  const ref = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (photo) bringIntoSight(ref.current, { block: 'nearest' });
  }, [photo]);
  // Before it is painted: the picture of another page comes flying, if it was the one that was clicked there.
  useLayoutEffect(() => {
    if (photo && frame.current) land(frame.current);
  }, [photo]);
  const { alt, framed } = photo ?? preview.picture;
  const { width, height } = framed ?? { width: 3, height: 2 };
  return (
    <figure ref={ref} className={css.preview} data-preview={photo ? photo.n : 'default'}>
      <div
        key={framed?.base ?? alt}
        ref={frame}
        className={css.frame}
        style={{ '--ratio': width / height } as CSSProperties}
      >
        <Picture alt={alt} framed={framed} sizes="(width < 960px) 92vw, 52vw" />
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
