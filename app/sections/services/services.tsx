import { useRef } from 'react';
import { Link } from 'react-router';
import { Photo } from '#app/components/photo.tsx';
import { REVEAL_THRESHOLD } from '#app/constants.ts';
import { useInView } from '#app/hooks/use-in-view.ts';
import type { Picture } from '#content-model/types.ts';
import css from './services.module.css';

interface Service {
  readonly title: string;
  readonly description: string;
  readonly picture: Picture;
  readonly to: string;
}

interface ServicesProps {
  readonly heading: string;
  readonly lead: string;
  readonly items: readonly Service[];
  readonly as?: 'h1' | 'h2';
}

const SIZES = [
  '(width < 960px) 95vw, 60vw',
  '(width < 960px) 75vw, 32vw',
  '(width < 960px) 75vw, 32vw',
  '(width < 960px) 60vw, 24vw',
];

/** The services as pictures of different aspect ratios, each linked to its projects. */
export function Services({ heading, lead, items, as: Heading = 'h2' }: ServicesProps) {
  const Title = Heading === 'h1' ? 'h2' : 'h3';
  const section = useRef<HTMLElement>(null);
  const inView = useInView(section, { threshold: REVEAL_THRESHOLD, once: true });
  if (items.length === 0 && Heading === 'h2') return null;
  return (
    <section
      ref={section}
      className={`section wrap grid ${css.section}`}
      data-in-view={inView}
      data-page={Heading === 'h1' || undefined}
    >
      <div className={css.head}>
        <Heading>{heading}</Heading>
        <p className="lead">{lead}</p>
      </div>
      {items.length > 0 && (
        <ul className={css.list}>
          {items.map(({ title, description, picture, to }, i) => (
            <li key={title} className={css.service}>
              <Link prefetch="intent" to={to} className={css.tile}>
                <span className={css.picture}>
                  <Photo
                    alt=""
                    encoded={picture.encoded}
                    phone={picture.phone}
                    night={picture.night}
                    sizes={SIZES[i % SIZES.length] ?? '100vw'}
                    priority={Heading === 'h1' && i === 0}
                    cover
                  />
                </span>
                <Title className="entry-title">{title}</Title>
              </Link>
              <p className="small">{description}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
