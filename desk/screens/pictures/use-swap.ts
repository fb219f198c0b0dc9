/** Shows another picture in one place, or in several at once. */
import { useState } from 'react';
import type { LibraryPicture, PictureUse, PictureVariant } from '#contract/desk/pictures.ts';
import { PICTURES, VARIANTS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { putVariant, swapPicture } from './use-pictures.ts';

/** A place in the texts of the site: file and path of the field. */
export type Place = NonNullable<PictureUse['field']>;
export const placeKey = ({ file, path }: Place) => `${file}#${path}`;

/** The places that show a picture, and their data in the library. */
const placesOf = (picture: LibraryPicture | undefined) =>
  (picture?.uses ?? []).flatMap(({ field, label, alt, caption }) =>
    field ? [{ field, label, alt, caption }] : [],
  );

interface SwapOptions {
  readonly pictures: readonly LibraryPicture[];
  readonly current: string;
  /** The place for which it is chosen; absent: all places that show the current picture. */
  readonly place?: Place | undefined;
  /** The chosen picture becomes this variant of the current one: for the dark scheme or for phones. */
  readonly variant?: PictureVariant | undefined;
  /** Called with a message about what was done. */
  readonly onDone: (message: string) => void;
}

export function useSwap({ pictures, current, place, variant, onDone }: SwapOptions) {
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  /** Another object after each refusal. */
  const [fault, setFault] = useState({ message: '' });
  const [isBusy, setBusy] = useState(false);
  const known = placesOf(pictures.find(({ key }) => key === current));
  const isOwn = ({ field }: { readonly field: Place }) =>
    !place || placeKey(field) === placeKey(place);
  const own = known.filter(isOwn);
  const elsewhere = variant ? [] : known.filter((one) => !isOwn(one));
  // A place without a picture is in no picture's list. A picture and its description are a group: `photo.file`, `photo.alt`.
  const emptyAlt = place?.path.endsWith('.file') ? '' : null;
  const places = [
    ...(own.length > 0 || !place ? own : [{ field: place, alt: emptyAlt, caption: null }]),
    ...elsewhere.filter(({ field }) => others.has(placeKey(field))),
  ];

  /** @returns whether it was done */
  async function swap(to: string, alt: string, caption?: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    try {
      if (variant) {
        await putVariant(current, variant, to);
        onDone(VARIANTS[variant].changed);
        return true;
      }
      const { changed } = await swapPicture({
        from: current,
        to,
        fields: places.map((one) => ({
          ...one.field,
          ...(one.alt !== null && { alt: alt.trim() }),
          ...(one.caption !== null && caption?.trim() && { caption: caption.trim() }),
        })),
      });
      if (changed > 0) onDone(say(PICTURES.changed, { count: changed }));
      else setFault({ message: PICTURES.changedElsewhere });
      return changed > 0;
    } catch (error) {
      setFault({ message: (error as Error).message });
      return false;
    } finally {
      setBusy(false);
    }
  }

  function toggle(field: Place): void {
    const next = new Set(others);
    if (!next.delete(placeKey(field))) next.add(placeKey(field));
    setOthers(next);
  }

  return {
    swap,
    isBusy,
    fault,
    elsewhere,
    isTicked: (field: Place) => others.has(placeKey(field)),
    toggle,
    /** Whether one of the places has its own description. */
    hasAlt: !variant && places.some(({ alt }) => alt !== null),
    /** The current captions of the places, which describe the current picture. */
    captions: variant ? [] : [...new Set(places.flatMap(({ caption }) => caption ?? []))],
  };
}
