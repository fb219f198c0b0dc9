import { projectPath } from '#content-model/pages.ts';
import { Facts } from './facts.tsx';
import type { PortfolioTexts, ShownProject } from './portfolio-types.ts';
import css from './without-script.module.css';

interface WithoutScriptProps {
  readonly projects: readonly ShownProject[];
  readonly labels: PortfolioTexts['facts'];
}

/**
 * A short version of the details for browsers without script: the target of `#patil-residence`. Renders `<noscript>`,
 * whose content React does not hydrate.
 */
export function WithoutScript({ projects, labels }: WithoutScriptProps) {
  return (
    <noscript className={css.projects}>
      {import.meta.env.SSR &&
        projects.map(({ slug, title, summary, facts }) => (
          <section key={slug} id={slug}>
            <h3>
              <a href={projectPath(slug)}>{title}</a>
            </h3>
            {facts && <Facts facts={facts} labels={labels} />}
            {summary && <p>{summary}</p>}
          </section>
        ))}
    </noscript>
  );
}
