import { memo } from 'react';
import { Photo as Picture } from '#app/components/photo.tsx';
import type { Photo } from '#content-model/types.ts';
import { Caption, type CaptionProps } from './caption.tsx';
import { PictureLink } from './picture-link.tsx';
import { bestOf, type Place, rhythm } from './rhythm.ts';

/** Width of a picture in the layout, as in `sizes`. */
function sizesOf({ span, bleed, paired }: Place) {
  const phone = paired && span < 5 ? 46 : span > 5 || paired ? 100 : 74;
  return `(width < 960px) ${phone}vw, ${bleed ? 68 : Math.round(span * 7.7)}vw`;
}

interface StreamProps extends Omit<CaptionProps, 'photo'> {
  /** All but the one that opens the page. */
  readonly photos: readonly Photo[];
}

/** The pictures of a project one after the other, in a rhythm of their own. */
export const Stream = memo(function Stream({ photos, ...caption }: StreamProps) {
  const places = rhythm(photos);
  const best = bestOf(places);
  /** Another room begins with this row. */
  const isApart = (i: number) => i > 0 && photos[i]?.room !== photos[i - 1]?.room;
  return (
    <div className="project-stream">
      {photos.map((photo, i) => {
        const place = places[i];
        if (!place) return null;
        const { from, span, bleed, low, paired } = place;
        return (
          <figure
            key={photo.n}
            id={String(photo.n)}
            data-from={from > 1 ? from : undefined}
            data-span={span}
            data-bleed={bleed}
            data-low={low}
            data-paired={paired}
            data-best={best.includes(i) ? best.indexOf(i) + 1 : undefined}
            data-apart={isApart(paired && from > 1 ? i - 1 : i) || undefined}
          >
            <PictureLink photo={photo} className="project-picture">
              <Picture alt={photo.alt} encoded={photo.encoded} sizes={sizesOf(place)} />
            </PictureLink>
            <figcaption>
              <Caption photo={photo} {...caption} />
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
});
