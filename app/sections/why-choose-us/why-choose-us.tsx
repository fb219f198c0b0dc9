import { useRef } from 'react';
import { Pause } from '#app/components/pause.tsx';
import { RotatingBackground } from '#app/components/rotating-background.tsx';
import { REVEAL_THRESHOLD, WHY_ROTATION_MS } from '#app/constants.ts';
import { useInView } from '#app/hooks/use-in-view.ts';
import type { Picture } from '#content-model/types.ts';
import css from './why-choose-us.module.css';

interface WhyChooseUsProps {
  readonly heading: string;
  readonly slots: readonly Picture[];
  readonly cards: readonly { readonly title: string; readonly description: string }[];
  readonly as?: 'h1' | 'h2';
}

/** Cards under three low arches, at three heights, in front of a rotating background. */
export function WhyChooseUs({ heading, slots, cards, as: Heading = 'h2' }: WhyChooseUsProps) {
  const Title = Heading === 'h1' ? 'h2' : 'h3';
  const section = useRef<HTMLElement>(null);
  const inView = useInView(section, { threshold: REVEAL_THRESHOLD });
  if (cards.length === 0 && Heading === 'h2') return null;
  return (
    <section
      ref={section}
      className={`section ${css.section}`}
      data-in-view={inView}
      data-page={Heading === 'h1' || undefined}
    >
      <RotatingBackground
        slots={slots}
        everyMs={WHY_ROTATION_MS}
        fade="why"
        sizes="(width < 700px) 150vw, 100vw"
        priority={Heading === 'h1'}
      />
      <div className={css.wall}>
        <Heading className={css.title}>{heading}</Heading>
        {cards.length > 0 && (
          <ul className={css.bays}>
            {cards.map(({ title, description }) => (
              <li key={title} className={css.bay}>
                <Title className="entry-title">{title}</Title>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      {slots[1] && <Pause />}
    </section>
  );
}
