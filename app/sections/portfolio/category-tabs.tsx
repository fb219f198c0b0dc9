import { Tabs } from '#app/components/tabs.tsx';
import css from './category-tabs.module.css';
import type { LevelOneProps } from './portfolio-types.ts';

/** The categories as tabs (docs/specification/screens.md, "Projects"). A single category is shown without tabs. */
export function CategoryTabs({ label, categories, selected, onSelect, panel }: LevelOneProps) {
  const [only, another] = categories;
  if (only && !another) return <div className={css.tabs}>{panel(only)}</div>;
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
