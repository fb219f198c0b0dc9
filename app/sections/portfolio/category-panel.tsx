import type { ReactNode } from 'react';
import { CategoryGallery } from './category-gallery.tsx';
import css from './category-panel.module.css';
import type { PortfolioTexts, ShownCategory } from './portfolio-types.ts';
import { WithoutScript } from './without-script.tsx';

interface CategoryPanelProps {
  readonly category: ShownCategory;
  readonly words: PortfolioTexts;
  readonly onIntent: () => void;
  /** The details, for the selected category only. */
  readonly details: ReactNode;
}

/**
 * Without script, `#residential` and former addresses of the category lead here. React does not hydrate the content of
 * `<noscript>`.
 */
const anchors = ({ key, former }: ShownCategory) =>
  import.meta.env.SSR ? (
    <noscript id={key}>
      {former?.map((each) => (
        <span key={each} id={each} />
      ))}
    </noscript>
  ) : (
    <noscript id={key} />
  );

/** A category's description and gallery, with the details below: the content of a tab or an accordion item. */
export function CategoryPanel({ category, words, onIntent, details }: CategoryPanelProps) {
  return (
    <>
      <div>
        {anchors(category)}
        <h2 className={css.title}>{category.title}</h2>
        <p className={css.description}>{category.description}</p>
      </div>
      <div className={css.pictures}>
        <CategoryGallery category={category} words={words.words} onIntent={onIntent} />
        {details}
        <WithoutScript projects={category.projects} labels={words.facts} />
      </div>
    </>
  );
}
