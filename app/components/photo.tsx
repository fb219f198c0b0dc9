import { memo } from 'react';
// biome-ignore lint/style/noRestrictedImports: only prerendering calls it
import { preload } from 'react-dom';
import { markBroken } from '#app/browser/broken-pictures.ts';
import { MOBILE_QUERY, NIGHT_QUERY } from '#app/constants.ts';
import type { EncodedPicture } from '#pictures/manifest.ts';
import { JPEG_WIDTHS, SOURCES, widthsFor } from '#pictures/widths.ts';
import css from './photo.module.css';
import { StandIn } from './stand-in.tsx';

interface PhotoProps {
  readonly alt: string;
  readonly encoded?: EncodedPicture;
  /**
   * The `sizes` attribute: width of the complete picture. If it is cropped to a taller frame, that is more than the
   * frame's width.
   */
  readonly sizes: string;
  /** For a picture of the first screen: requested at once, before others. */
  readonly priority?: boolean;
  /** Requested at once although it is not visible yet: the next picture of a lightbox. */
  readonly eager?: boolean;
  /** The crop for phones, and its width in the layout. */
  readonly phone?: EncodedPicture;
  readonly phoneSizes?: string;
  /** The picture for the dark scheme. */
  readonly night?: { readonly encoded?: EncodedPicture; readonly phone?: EncodedPicture };
  /** Fill the parent (which has its own size) instead of keeping the picture's aspect ratio. */
  readonly cover?: boolean;
}

const srcSet = (encoded: EncodedPicture, standard: readonly number[], extension: string) =>
  widthsFor(encoded.width, standard)
    .map((width) => `${encoded.base}-${width}.${extension} ${width}w`)
    .join(', ');

/** Address of the fallback JPEG in its largest width. */
export const jpegAddress = (encoded: EncodedPicture) =>
  `${encoded.base}-${widthsFor(encoded.width, JPEG_WIDTHS).at(-1)}.jpg`;

/**
 * A picture in all its encoded widths, on a background of its average colour. Renders `<picture>`, or the stand-in.
 * Memoised: a page has dozens, and none changes when a project opens.
 */
export const Photo = memo(function Photo({
  alt,
  encoded,
  phone,
  night,
  sizes,
  phoneSizes = '100vw',
  priority,
  eager,
  cover,
}: PhotoProps) {
  if (!encoded) return <StandIn alt={alt} cover={cover} />;
  const loading = priority
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: eager ? 'eager' : 'lazy', decoding: 'async' } as const);
  const shown = [
    { of: night?.phone, media: `${MOBILE_QUERY} and ${NIGHT_QUERY}`, sizes: phoneSizes },
    { of: night?.encoded, media: NIGHT_QUERY, sizes },
    { of: phone, media: MOBILE_QUERY, sizes: phoneSizes },
    { of: encoded, sizes },
  ];
  const choices = SOURCES.flatMap(([ending, widths]) =>
    shown.flatMap(({ of, ...choice }) =>
      of ? { type: `image/${ending}`, srcSet: srcSet(of, widths, ending), ...choice } : [],
    ),
  );
  if (import.meta.env.SSR && priority) preloadChoices(choices);
  return (
    <picture className={css.picture} data-cover={cover || undefined}>
      {choices.map((choice) => (
        <source key={choice.srcSet} {...choice} />
      ))}
      <img
        className={css.img}
        src={jpegAddress(encoded)}
        width={encoded.width}
        height={encoded.height}
        alt={alt}
        data-colour={encoded.colour}
        ref={markIfBroken}
        onError={(event) => markBroken(event.currentTarget)}
        {...loading}
      />
    </picture>
  );
});

interface Choice {
  readonly media?: string;
  readonly sizes: string;
  readonly type: string;
  readonly srcSet: string;
}

/**
 * Links the choices of the preferred format in the page's head, so that a browser requests the picture before it has received
 * the style and the markup in front of it. Each link excludes the media of the earlier choices: `<picture>` shows the first
 * that matches.
 */
function preloadChoices(all: readonly Choice[]) {
  const choices = all.filter(({ type }) => type === all[0]?.type);
  for (const [place, { media, sizes, type, srcSet }] of choices.entries()) {
    const earlier = choices.slice(0, place).map((choice) => `(not (${choice.media}))`);
    preload(srcSet, {
      as: 'image',
      ...{ imageSrcSet: srcSet, imageSizes: sizes, type, fetchPriority: 'high' },
      media: [...(media ? [media] : []), ...earlier].join(' and '),
    });
  }
}

/**
 * A picture that failed before hydration fires no more events. A lazy picture that was never requested is not
 * `complete`.
 */
function markIfBroken(img: HTMLImageElement | null) {
  if (img?.complete && img.naturalWidth === 0) markBroken(img);
}
