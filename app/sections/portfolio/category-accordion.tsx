import { LowArch } from '#app/components/arch.tsx';
import css from './category-accordion.module.css';
import type { LevelOneProps } from './portfolio-types.ts';

/** The categories as an accordion, one open at a time (docs/specification/screens.md, "Projects"). Renders `<details>`. */
export function CategoryAccordion({ categories, selected, onSelect, panel }: LevelOneProps) {
  return categories.map((category) => (
    <details
      key={category.key}
      className={css.category}
      name="portfolio-category"
      open={category.key === selected}
      data-category={category.key}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the platform's own button */}
      <summary
        className={css.summary}
        onClick={(event) => {
          const { open } = event.currentTarget.parentElement as HTMLDetailsElement;
          if (!open) onSelect(category.key);
        }}
      >
        <LowArch className={css.marker} />
        {category.title}
      </summary>
      <div className={css.panel}>{panel(category)}</div>
    </details>
  ));
}
