/** How the crops of a picture look with its focal point, and the way back to the centre. */

import { Announcement } from '../announced.tsx';
import { TextButton } from '../buttons.tsx';
import { Image } from '../image.tsx';
import { Conflict } from '../kept-note.tsx';
import { Refused } from '../refused.tsx';
import { MIDDLE, sayPoint } from './focus.tsx';
import type { Copies, Framing } from './framing.ts';

/** A frame of the site; `ratio` is width by height. */
export interface Crop {
  readonly on: 'laptop' | 'phone' | 'both';
  readonly ratio: number;
}
const NAMES = { laptop: 'Laptop', phone: 'Phone', both: 'Laptop and phone' } as const;

interface CropsProps {
  readonly copies: Copies;
  readonly framing: Framing;
  readonly crops: readonly Crop[];
}

export function Crops({ copies, framing: { focus, phoneFocus }, crops }: CropsProps) {
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
    point: (on === 'phone' && phoneFocus.value) || focus.value || MIDDLE,
  });
  return (
    <section className="focus-crops" aria-labelledby="focus-crops">
      <div>
        <h2 className="lab" id="focus-crops">
          Focal point
        </h2>
        <p className="hint" id="focus-keys">
          Drag the ring on the picture, or use its arrow keys.
        </p>
        {focus.value && (
          <TextButton onClick={() => focus.set(null)}>Reset to the centre</TextButton>
        )}
        <Announcement>{focus.typed ? `Focal point: ${sayPoint(focus.value)}` : ''}</Announcement>
      </div>
      <div className="focus-previews">
        {shown.map(({ on, ratio }) => {
          const { src, point } = pictureOn(on);
          const [x, y] = point.map((part) => `${part * 100}%`);
          return (
            <figure key={`${on} ${ratio}`} style={{ '--ratio': ratio } as never}>
              <Image src={src} alt="" style={{ aspectRatio: ratio, objectPosition: `${x} ${y}` }} />
              <figcaption>{NAMES[on]}</figcaption>
            </figure>
          );
        })}
      </div>
      <Refused field={focus} />
      <Conflict field={focus} say={sayPoint} />
    </section>
  );
}
