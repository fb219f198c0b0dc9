import { Photo as Picture } from '#app/components/photo.tsx';
import type { Photo } from '#content-model/types.ts';
import { Caption, type CaptionProps } from './caption.tsx';
import type { PageTexts } from './page-types.ts';
import { PictureLink } from './picture-link.tsx';

interface StagedProps extends Omit<CaptionProps, 'photo'> {
  readonly photos: readonly Photo[];
  readonly stages: PageTexts['stages'];
}

/** One room before, during and after the work, side by side if there is space. */
export function Staged({ photos, stages, ...caption }: StagedProps) {
  const sizes = `(width < 640px) 100vw, ${Math.round(64 / Math.min(photos.length, 3))}vw`;
  return (
    <div className="project-stages" data-count={Math.min(photos.length, 3)}>
      {photos.map((photo) => (
        <figure key={photo.n} id={String(photo.n)}>
          <PictureLink photo={photo} className="project-picture">
            <Picture alt={photo.alt} encoded={photo.encoded} sizes={sizes} />
          </PictureLink>
          <figcaption>
            {photo.stage && <em>{stages[photo.stage]}</em>}
            <Caption photo={photo} {...caption} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
