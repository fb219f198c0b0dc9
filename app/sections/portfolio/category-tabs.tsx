import { Tabs } from '#app/components/tabs.tsx';
import css from './category-tabs.module.css';
import type { LevelOneProps } from './portfolio-types.ts';

/** The categories as tabs (docs/specification/screens.md, "Projects"). */
export function CategoryTabs({ label, categories, selected, onSelect, panel }: LevelOneProps) {
  return (
    <div className={css.tabs}>
      <Tabs
        label={label}
        tabs={categories.map((category) => ({
          key: category.key,
          label: category.title,
          href: `#${category.key}`,
          panel: panel(category),
        }))}
        selected={selected}
        onSelect={onSelect}
      />
    </div>
  );
}
