import type { ReactNode } from 'react';
import css from './category-panel.module.css';
import { CategoryWall } from './category-wall.tsx';
import type { PortfolioWords, ShownCategory } from './portfolio-types.ts';
import { WithoutScript } from './without-script.tsx';

interface CategoryPanelProps {
  readonly category: ShownCategory;
  readonly words: PortfolioWords;
  readonly onIntent: () => void;
  /** The details of the chosen category; the other has none. */
  readonly details: ReactNode;
}

/** What a category shows: its description, its pictures, and the details below. Fills a tab or an accordion. */
export function CategoryPanel({ category, words, onIntent, details }: CategoryPanelProps) {
  return (
    <>
      <div>
        <noscript id={category.key} />
        <h2 className={css.title}>{category.title}</h2>
        <p className={css.description}>{category.description}</p>
      </div>
      <div className={css.pictures}>
        <CategoryWall category={category} words={words.words} onIntent={onIntent} />
        {details}
        <WithoutScript projects={category.projects} labels={words.facts} />
      </div>
    </>
  );
}
