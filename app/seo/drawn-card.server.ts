/** The card of a shared link. It is drawn at the end of a build; its address depends on its content. */
import { createHash } from 'node:crypto';
import { jpegAddress } from '#app/components/photo.tsx';
import type { Content } from '#content-model/assemble.server.ts';
import type { EncodedPicture } from '#pictures/manifest.ts';

/** Increase it when the drawing changes: clients cache a card by its address. */
const DRAWING = 5;

/** What to draw, and the path of the file below the site's root. */
export interface DrawnCard {
  readonly address: string;
  readonly headline: string;
  readonly line: string;
  readonly studio: string;
  /** Says that the picture is a render, if it is. */
  readonly note?: string | undefined;
  /** Path of the picture, below the site's root. */
  readonly picture: string;
}

/** A card. Its address changes with its content: text, picture, mark, colours and fonts. */
export function drawnCard(
  name: string,
  encoded: EncodedPicture,
  { headline, line, note }: Pick<DrawnCard, 'headline' | 'line' | 'note'>,
  { site, brand }: Pick<Content, 'site' | 'brand'>,
): DrawnCard {
  const shown = { headline, line, studio: site.name, note, picture: jpegAddress(encoded) };
  const { letter, mark, fonts, colours } = brand;
  const hash = createHash('sha256')
    .update(
      JSON.stringify([
        DRAWING,
        shown,
        letter,
        colours.day,
        ...(mark || fonts ? [mark, fonts] : []),
      ]),
    )
    .digest('hex')
    .slice(0, 8);
  return { address: `/media/share-${name}-${hash}-1200.jpg`, ...shown };
}
