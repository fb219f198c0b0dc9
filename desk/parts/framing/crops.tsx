/** How a picture is cropped at its places with its focal point, and the way back to the centre. */
import { useId } from 'react';
import { Announcement } from '../announcements.tsx';
import { TextButton } from '../buttons.tsx';
import { Image } from '../image.tsx';
import { UnsavedValue } from '../unsaved-value.tsx';
import { CENTRE, formatPoint } from './focus.tsx';
import type { Copies, Framing } from './framing.ts';

/** A frame of the site; `ratio` is width by height. */
export interface Crop {
  readonly on: 'laptop' | 'phone' | 'both';
  readonly ratio: number;
}
const NAMES = {
  laptop: 'On a computer',
  phone: 'On a phone',
  both: 'On a computer and on a phone',
} as const;
/** The frames of places that crop a picture in the same way. */
export interface PlaceCrops {
  /** Page and place: "About, Founders, Founder 1, Photo". */
  readonly places: readonly string[];
  readonly crops: readonly Crop[];
}

interface PlacesProps {
  readonly copies: Copies;
  readonly framing: Framing;
  readonly at: PlaceCrops;
}

function AtPlaces({ copies, framing: { focus, phoneFocus }, at: { places, crops } }: PlacesProps) {
  const id = useId();
  const isSplit = phoneFocus.value !== null || copies.phone !== undefined;
  const shown = crops.flatMap(({ on, ratio }): Crop[] =>
    on === 'both' && isSplit
      ? [
          { on: 'laptop', ratio },
          { on: 'phone', ratio },
        ]
      : [{ on, ratio }],
  );
  const pictureOn = (on: Crop['on']) => ({
    src: (on === 'phone' && copies.phone?.src) || copies.framed,
    point: (on === 'phone' && phoneFocus.value) || focus.value || CENTRE,
  });
  return (
    <div>
      <p className="focus-place" id={id}>
        {places.join('; ')}
      </p>
      <div className="focus-previews">
        {shown.map(({ on, ratio }) => {
          const { src, point } = pictureOn(on);
          const [x, y] = point.map((part) => `${part * 100}%`);
          return (
            <figure
              key={on}
              aria-labelledby={`${id} ${id}-${on}`}
              style={{ '--ratio': ratio } as never}
            >
              <Image src={src} alt="" style={{ aspectRatio: ratio, objectPosition: `${x} ${y}` }} />
              <figcaption id={`${id}-${on}`}>{NAMES[on]}</figcaption>
            </figure>
          );
        })}
      </div>
    </div>
  );
}

interface CropsProps {
  readonly copies: Copies;
  readonly framing: Framing;
  readonly crops: readonly PlaceCrops[];
}

export function Crops({ copies, framing, crops }: CropsProps) {
  const { focus } = framing;
  return (
    <section className="focus-crops" aria-labelledby="focus-crops">
      <div>
        <h2 className="lab" id="focus-crops">
          Focal point
        </h2>
        <p className="hint" id="focus-keys">
          The part that stays visible where the picture is cropped. Drag the ring to it, or select
          the ring and press the arrow keys.
        </p>
        {focus.value && (
          <TextButton onClick={() => focus.set(null)}>Reset to the centre</TextButton>
        )}
        <Announcement>{focus.typed ? `Focal point: ${formatPoint(focus.value)}` : ''}</Announcement>
      </div>
      {crops.map((at) => (
        <AtPlaces key={at.places[0]} {...{ copies, framing, at }} />
      ))}
      <UnsavedValue field={focus} say={formatPoint} />
    </section>
  );
}
