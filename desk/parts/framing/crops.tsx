/** How the crops of a picture look with its focal point, and the way back to the centre. */
import { Image } from '../image.tsx';
import { Conflict } from '../kept-note.tsx';
import { Refused } from '../refused.tsx';
import { MIDDLE, sayPoint } from './focus.tsx';
import type { Copies, Framing } from './framing.ts';

/** A frame of the site; `ratio` is width by height. */
export interface Crop {
  readonly name: string;
  readonly ratio: number;
}

interface CropsProps {
  readonly copies: Copies;
  readonly framing: Framing;
  readonly crops: readonly Crop[];
}

export function Crops({ copies, framing: { focus }, crops }: CropsProps) {
  const [x, y] = focus.value ?? MIDDLE;
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
          <button type="button" className="underlined" onClick={() => focus.set(null)}>
            Reset to the centre
          </button>
        )}
        <p className="visually-hidden" role="status">
          {focus.typed ? `Focal point: ${sayPoint(focus.value)}` : ''}
        </p>
      </div>
      <div className="focus-previews">
        {crops.map(({ name, ratio }) => (
          <figure key={name} style={{ '--ratio': ratio } as never}>
            <Image
              src={copies.framed}
              alt=""
              style={{ aspectRatio: ratio, objectPosition: `${x * 100}% ${y * 100}%` }}
            />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <Refused field={focus} />
      <Conflict field={focus} say={sayPoint} />
    </section>
  );
}
