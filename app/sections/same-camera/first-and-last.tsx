import { Link } from 'react-router';
import { Photo } from '#app/components/photo.tsx';
import css from './first-and-last.module.css';
import type { Week } from './same-camera.tsx';

interface FirstAndLastProps {
  readonly heading: string;
  readonly link: string;
  readonly weeks: readonly Week[];
}

/** The first and the last picture from one camera, with a link to those in between. */
export const FirstAndLast = ({ heading, link, weeks }: FirstAndLastProps) => (
  <section className={`section wrap grid ${css.weeks}`} aria-label={heading}>
    <h2>{heading}</h2>
    {weeks.map(({ week, caption, picture }) => (
      <figure key={week}>
        <Photo alt={picture.alt} encoded={picture.encoded} sizes="(width < 560px) 90vw, 45vw" />
        <figcaption className="small">
          {week}: {caption}
        </figcaption>
      </figure>
    ))}
    <Link prefetch="intent" className="link" to="/process#weeks">
      {link}
    </Link>
  </section>
);
