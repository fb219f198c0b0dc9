/** The card of a shared link: drawn by the finishing of a build, under an address that says what is on it. */
import { createHash } from 'node:crypto';
import { jpegAddress } from '#app/components/photo.tsx';
import type { Content } from '#content-model/assemble.server.ts';
import type { EncodedPicture } from '#pictures/manifest.ts';

/** Raised when the drawing changes: who has fetched a card keeps it by its address. */
const DRAWING = 4;

/** What is drawn, and where it is written below the site. */
export interface DrawnCard {
  readonly address: string;
  readonly headline: string;
  readonly line: string;
  readonly studio: string;
  /** What kind of picture it is, where that must be said. */
  readonly note?: string | undefined;
  /** Address of the picture, below the site. */
  readonly picture: string;
}

/** A card under an address that changes with what is drawn: words, picture, mark, colours and fonts. */
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
