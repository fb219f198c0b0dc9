import { type MouseEvent, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { projectPath } from '#content-model/pages.ts';
import type { Project } from '#content-model/types.ts';
import { Facts } from '../facts.tsx';
import type { View } from '../place.ts';
import { type PortfolioTexts, withCount } from '../portfolio-types.ts';
import { DrawnPlan } from './plan.tsx';
import css from './project-entry.module.css';
import { Thumbnails } from './thumbnails.tsx';

interface ProjectEntryProps {
  readonly project: Project;
  readonly isOpen: boolean;
  /** It was open when the visitor left the page, so it is shown again without animation. */
  readonly wasOpen: boolean;
  readonly onToggle: (slug: string, isOpen: boolean) => void;
  /** Number of the picture in the preview, if it is of this project. */
  readonly chosen?: number;
  readonly onChoose: (view: View) => void;
  readonly words: PortfolioTexts;
}

const FIRST_SENTENCE = /^.+?\.(?=\s|$)/s;

/**
 * One project: its name and the first sentence of its story; when open also its facts, the whole story and its
 * pictures. Renders `<details>`; one is open per name.
 */
export function ProjectEntry({
  project,
  isOpen,
  wasOpen,
  onToggle,
  chosen,
  onChoose,
  words,
}: ProjectEntryProps) {
  const { slug, title, summary, facts, plan, photos } = project;
  const [pointed, setPointed] = useState<number>();
  const choose = useCallback((n: number) => onChoose({ slug, n }), [onChoose, slug]);
  function onClick(event: MouseEvent<HTMLElement>) {
    const entry = event.currentTarget.parentElement as HTMLDetailsElement;
    const opens = !entry.open;
    // The browser opens the `<details>` itself; the address changes after that is painted.
    requestAnimationFrame(() => setTimeout(() => onToggle(slug, opens)));
  }
  return (
    <details
      className={css.entry}
      name="portfolio-project"
      open={isOpen}
      data-project={slug}
      data-stands={wasOpen || undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the platform's own button */}
      <summary className={css.summary} onClick={onClick}>
        <span className={css.name}>
          <h3 className={css.title}>{title}</h3>
          {summary && <span className={css.promise}>{FIRST_SENTENCE.exec(summary)?.[0]}</span>}
        </span>
        <span className={css.count}>
          {withCount(words.words.oneView, words.words.views, photos.length)}
        </span>
      </summary>
      <div className={css.body}>
        {facts && <Facts facts={facts} labels={words.facts} />}
        {summary && <p className={css.story}>{summary}</p>}
        <p>
          <Link prefetch="intent" className="link" to={projectPath(slug)}>
            {words.onPage}
          </Link>
        </p>
        <div className={css.views}>
          {plan && (
            <DrawnPlan
              {...{ plan, title, chosen, pointed }}
              words={words.plan}
              onChoose={choose}
              onPoint={setPointed}
            />
          )}
          <Thumbnails photos={photos} chosen={chosen} onChoose={choose} onPoint={setPointed} />
        </div>
      </div>
    </details>
  );
}
