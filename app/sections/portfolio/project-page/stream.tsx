import { memo } from 'react';
import { Photo as Picture } from '#app/components/photo.tsx';
import { SteadyLocation } from '#app/components/steady-location.tsx';
import type { Photo } from '#content-model/types.ts';
import { Caption, type CaptionProps } from './caption.tsx';
import type { PageTexts } from './page-types.ts';
import { largestPlaces, layOutPictures, type Place } from './picture-layout.ts';
import { PictureLink } from './picture-link.tsx';
import { Staged } from './staged.tsx';
import { stageRuns } from './stages.ts';

/** Width of a picture in the layout, for `sizes`. */
function sizesOf({ span, bleed, paired }: Place) {
  const phone = paired && span < 5 ? 46 : span > 5 || paired ? 100 : 74;
  return `(width < 960px) ${phone}vw, ${bleed ? 68 : Math.round(span * 7.7)}vw`;
}

interface StreamProps extends Omit<CaptionProps, 'photo'> {
  /** All except the first picture of the page. */
  readonly photos: readonly Photo[];
  readonly stages: PageTexts['stages'];
}

interface RhythmProps {
  readonly photos: readonly Photo[];
  readonly caption: Omit<CaptionProps, 'photo'>;
  /** Numbers of the largest pictures, which are large in print. */
  readonly best: readonly number[];
}

/** Pictures laid out by `layOutPictures`. */
function Rhythm({ photos, caption, best }: RhythmProps) {
  const places = layOutPictures(photos);
  /** The row begins with a picture of another room. */
  const isApart = (i: number) => i > 0 && photos[i]?.room !== photos[i - 1]?.room;
  return photos.map((photo, i) => {
    const place = places[i];
    if (!place) return null;
    const { from, span, bleed, low, paired } = place;
    const nth = best.indexOf(photo.n);
    return (
      <figure
        key={photo.n}
        id={String(photo.n)}
        data-from={from > 1 ? from : undefined}
        data-span={span}
        data-bleed={bleed}
        data-low={low}
        data-paired={paired}
        data-best={nth < 0 ? undefined : nth + 1}
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
  });
}

/**
 * The pictures of a project one after the other. Those of a room before, during and after the work are side by side.
 */
export const Stream = memo(function Stream({ photos, stages, ...caption }: StreamProps) {
  const runs = stageRuns(photos);
  const finished = runs.flatMap((run) => (run.isStaged ? [] : run.photos));
  const best = largestPlaces(layOutPictures(finished)).map((i) => finished[i]?.n ?? 0);
  return (
    <SteadyLocation>
      <div className="project-stream">
        {runs.map((run) =>
          run.isStaged ? (
            <Staged key={run.photos[0]?.n} photos={run.photos} stages={stages} {...caption} />
          ) : (
            <Rhythm key={run.photos[0]?.n} photos={run.photos} caption={caption} best={best} />
          ),
        )}
      </div>
    </SteadyLocation>
  );
});
