import { memo } from 'react';
import { markBroken } from '#app/browser/broken-pictures.ts';
import { MOBILE_QUERY, NIGHT_QUERY } from '#app/constants.ts';
import type { FramedPicture } from '#pictures/manifest.ts';
import { AVIF_WIDTHS, JPEG_WIDTHS, widthsFor } from '#pictures/widths.ts';
import css from './photo.module.css';
import { StandIn } from './stand-in.tsx';

interface PhotoProps {
  readonly alt: string;
  readonly framed?: FramedPicture;
  /** Width of the whole picture in the layout, as in the `sizes` attribute; where it is cut to fill a taller frame, more than the frame's. */
  readonly sizes: string;
  /** The first screen's picture: asked for at once and before others. */
  readonly priority?: boolean;
  /** Asked for at once though nobody sees it yet: the next picture of a lightbox. */
  readonly eager?: boolean;
  /** A composition of its own for phones, and its width in the layout there. */
  readonly phone?: FramedPicture;
  readonly phoneSizes?: string;
  /** What hangs there in the dark scheme. */
  readonly night?: { readonly framed?: FramedPicture; readonly phone?: FramedPicture };
  /** Fill the parent (which has a size of its own) instead of keeping the picture's proportion. */
  readonly cover?: boolean;
}

const srcSet = (framed: FramedPicture, standard: readonly number[], extension: string) =>
  widthsFor(framed.width, standard)
    .map((width) => `${framed.base}-${width}.${extension} ${width}w`)
    .join(', ');

/** Address of the fall-back JPEG in its largest width. */
export const jpegAddress = (framed: FramedPicture) =>
  `${framed.base}-${widthsFor(framed.width, JPEG_WIDTHS).at(-1)}.jpg`;

/**
 * A picture in the widths that the screen needs, on a ground of its own colour. Renders `<picture>`, or the stand-in.
 * Remembered: a page has dozens, and none changes when a project opens.
 */
export const Photo = memo(function Photo({
  alt,
  framed,
  phone,
  night,
  sizes,
  phoneSizes = '100vw',
  priority,
  eager,
  cover,
}: PhotoProps) {
  if (!framed) return <StandIn alt={alt} cover={cover} />;
  const loading = priority
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: eager ? 'eager' : 'lazy', decoding: 'async' } as const);
  const choices = [
    { of: night?.phone, media: `${MOBILE_QUERY} and ${NIGHT_QUERY}`, sizes: phoneSizes },
    { of: night?.framed, media: NIGHT_QUERY, sizes },
    { of: phone, media: MOBILE_QUERY, sizes: phoneSizes },
    { of: framed, media: undefined, sizes },
  ];
  return (
    <picture className={css.picture} data-cover={cover || undefined}>
      {choices.map(
        ({ of, ...choice }) =>
          of && (
            <source
              key={of.base}
              type="image/avif"
              srcSet={srcSet(of, AVIF_WIDTHS, 'avif')}
              {...choice}
            />
          ),
      )}
      <img
        className={css.img}
        src={jpegAddress(framed)}
        width={framed.width}
        height={framed.height}
        alt={alt}
        data-colour={framed.colour}
        ref={markIfBroken}
        onError={(event) => markBroken(event.currentTarget)}
        {...loading}
      />
    </picture>
  );
});

/** One that had failed before React came gives no sign any more. A lazy one that nobody asked for is not complete. */
function markIfBroken(img: HTMLImageElement | null) {
  if (img?.complete && img.naturalWidth === 0) markBroken(img);
}
