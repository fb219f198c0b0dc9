import { memo } from 'react';
import { Photo as Picture } from '#app/components/photo.tsx';
import type { Photo } from '#content-model/types.ts';
import css from './thumbnails.module.css';

interface ThumbnailsProps {
  readonly photos: readonly Photo[];
  readonly chosen?: number;
  readonly onChoose: (n: number) => void;
  /** Called when pointer or focus enters a picture, or (undefined) leaves it. */
  readonly onPoint: (n?: number) => void;
}

/** The thumbnails of a project. A click shows one in the preview. Renders a list of buttons. */
export const Thumbnails = memo(function Thumbnails(props: ThumbnailsProps) {
  const { photos, chosen, onChoose, onPoint } = props;
  return (
    <ul className={css.thumbnails}>
      {photos.map((photo) => (
        <li key={photo.n}>
          <button
            type="button"
            className={css.thumbnail}
            aria-label={`View ${photo.title}`}
            aria-pressed={photo.n === chosen}
            onClick={() => onChoose(photo.n)}
            onPointerEnter={() => onPoint(photo.n)}
            onPointerLeave={() => onPoint()}
            onFocus={() => onPoint(photo.n)}
            onBlur={() => onPoint()}
          >
            <Picture
              alt={photo.alt}
              encoded={photo.encoded}
              sizes="(width < 960px) 30vw, 12vw"
              cover
            />
            <span className={css.view} aria-hidden="true">
              View
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
});
