import { useEffect, useRef, useState } from 'react';
import { Photo } from '#app/components/photo.tsx';
import type { Picture } from '#content-model/types.ts';

export interface Week {
  /** "Week 9" */
  readonly week: string;
  readonly caption: string;
  readonly picture: Picture;
}

interface SameCameraProps {
  readonly heading: string;
  readonly lead: string;
  readonly note?: string | undefined;
  readonly weeks: readonly Week[];
}

const SIZES = '(width < 960px) 100vw, 66vw';

/** One room in several weeks, from one camera. A slider chooses the week; without script all are shown. */
export function SameCamera({ heading, lead, note, weeks }: SameCameraProps) {
  const slider = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(0);
  // The slider may have been moved before hydration, or restored by the browser.
  useEffect(() => setShown(slider.current?.valueAsNumber ?? 0), []);
  const current = weeks[shown];
  return (
    <section id="weeks" className="section wrap grid same-camera" aria-labelledby="same-camera">
      <div className="same-camera-words">
        <h2 id="same-camera">{heading}</h2>
        <p className="lead">{lead}</p>
        {note && <p className="small">{note}</p>}
      </div>
      <div className="same-camera-room">
        <ol>
          {weeks.map(({ week, caption, picture }, i) => (
            <li key={week} data-shown={i === shown || undefined}>
              <figure>
                <Photo alt={picture.alt} encoded={picture.encoded} sizes={SIZES} />
                <figcaption>
                  <b>{week}</b> {caption}
                </figcaption>
              </figure>
            </li>
          ))}
        </ol>
        <div className="same-camera-slider">
          <input
            ref={slider}
            type="range"
            min={0}
            max={weeks.length - 1}
            defaultValue={0}
            autoComplete="off"
            aria-labelledby="same-camera"
            aria-valuetext={current && `${current.week}: ${current.caption}`}
            onChange={(event) => setShown(event.currentTarget.valueAsNumber)}
          />
          <p className="small" aria-hidden="true">
            <span>{weeks[0]?.week}</span>
            <span>{weeks.at(-1)?.week}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
