import { Photo } from '#app/components/photo.tsx';
import type { Picture } from '#content-model/types.ts';
import css from './foundation.module.css';

interface FoundationProps {
  readonly year: number;
  readonly heading: string;
  readonly lead: string;
  readonly body: readonly string[];
  readonly pictures: readonly Picture[];
}

/** How the studio began: the year, the story, and two pictures. */
export function Foundation({ year, heading, lead, body, pictures }: FoundationProps) {
  const [large, small] = pictures;
  return (
    <section className={`section wrap grid ${css.foundation}`}>
      <p className={css.year}>{year}</p>
      <div className={css.words}>
        <h2>{heading}</h2>
        <p className="lead">{lead}</p>
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {small && (
        <div className={css.small}>
          <Photo
            alt={small.alt}
            encoded={small.encoded}
            sizes="(width < 960px) 70vw, (width < 2180px) 30vw, 640px"
          />
        </div>
      )}
      {large && (
        <div className={css.large}>
          <Photo alt={large.alt} encoded={large.encoded} sizes="(width < 960px) 95vw, 62vw" />
        </div>
      )}
    </section>
  );
}
