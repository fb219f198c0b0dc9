import { useRef, useState } from 'react';
import { Pause } from '#app/components/pause.tsx';
import { RotatingBackground } from '#app/components/rotating-background.tsx';
import { Tabs } from '#app/components/tabs.tsx';
import { FEATURES_ROTATION_MS, REVEAL_THRESHOLD } from '#app/constants.ts';
import { useInView } from '#app/hooks/use-in-view.ts';
import type { Expertise as ExpertiseWords } from '#content-model/schema.server.ts';
import type { Picture } from '#content-model/types.ts';
import css from './expertise.module.css';

type TabWords = ExpertiseWords['expertise'];

interface ExpertiseProps {
  readonly heading: string;
  readonly expertise: TabWords;
  readonly features: TabWords;
  readonly slots: readonly Picture[];
  /** On its own page the heading is an `h1`. */
  readonly as?: 'h1' | 'h2';
}

/** Two tabs, expertise first, beside a rotating background. A tab without content is left out. */
export function Expertise({
  heading,
  expertise,
  features,
  slots,
  as: Heading = 'h2',
}: ExpertiseProps) {
  const Title = Heading === 'h1' ? 'h2' : 'h3';
  const section = useRef<HTMLElement>(null);
  const inView = useInView(section, { threshold: REVEAL_THRESHOLD });
  const [selected, select] = useState('expertise');
  const tabs = Object.entries({ expertise, features }).filter(([, { items }]) => items.length > 0);
  const [first] = tabs;
  if (!first && Heading === 'h2') return null;
  return (
    <section
      ref={section}
      className={`section ${css.section}`}
      data-in-view={inView}
      data-page={Heading === 'h1' || undefined}
    >
      <div className={css.picture}>
        <RotatingBackground
          slots={slots}
          everyMs={FEATURES_ROTATION_MS}
          fade="features"
          sizes="(width < 960px) 144vw, 80vw"
        />
        {slots[1] && <Pause />}
      </div>
      <div className={css.body}>
        <Heading className={css.heading}>{heading}</Heading>
        {first && tabs.length === 1 ? (
          <Items items={first[1].items} as={Title} />
        ) : (
          <Tabs
            label={heading}
            selected={selected}
            onSelect={select}
            tabs={tabs.map(([key, { label, items }]) => ({
              key,
              label,
              panel: <Items items={items} as={Title} />,
            }))}
          />
        )}
      </div>
    </section>
  );
}

interface ItemsProps {
  readonly items: TabWords['items'];
  readonly as: 'h2' | 'h3';
}

function Items({ items, as: Title }: ItemsProps) {
  return (
    <ul className={css.items}>
      {items.map(({ title, description }) => (
        <li key={title} className={css.item}>
          <Title className="entry-title">{title}</Title>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
