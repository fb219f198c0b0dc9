import type { Project } from '#content-model/types.ts';
import css from './facts.module.css';
import type { PortfolioTexts } from './portfolio-types.ts';

interface FactsProps {
  readonly facts: NonNullable<Project['facts']>;
  readonly labels: PortfolioTexts['facts'];
}

/** The facts of a project, one below the other. Renders `<dl>` with those that the content has. */
export function Facts({ facts, labels }: FactsProps) {
  const names = Object.keys(labels) as (keyof typeof labels)[];
  return (
    <dl className={css.facts}>
      {names.map((name) => {
        const fact = facts[name];
        if (!fact?.length) return null;
        return (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>{typeof fact === 'string' ? fact : fact.join(', ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}
