import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { wrap } from '#app/hooks/use-cycle.ts';
import { LowArch } from './arch.tsx';
import css from './tabs.module.css';

interface Tab {
  readonly key: string;
  readonly label: string;
  readonly panel: ReactNode;
  /** Makes the tab a link to this address, so that a click before hydration is not lost. */
  readonly href?: string;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (key: string) => void;
}

/** The tab that a key selects (ARIA Authoring Practices, tabs); `undefined` for other keys. */
export function tabForKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return wrap(index, 1, count);
    case 'ArrowLeft':
      return wrap(index, -1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Tabs with automatic activation. Every panel is in the HTML; without script all of them are shown. Renders `<div>`s.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.key === selected);
    const to = tabForKey(event.key, index, tabs.length);
    const tab = tabs[to ?? -1];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus();
  }
  return (
    <>
      <div ref={list} className={css.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => {
          const Control = tab.href ? 'a' : 'button';
          return (
            <Control
              key={tab.key}
              {...(tab.href ? { href: tab.href } : { type: 'button' })}
              role="tab"
              className={css.tab}
              aria-controls={`${id}-panel-${tab.key}`}
              aria-selected={tab.key === selected}
              tabIndex={tab.key === selected ? 0 : -1}
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                onSelect(tab.key);
              }}
            >
              <LowArch className={css.marker} />
              {tab.label}
            </Control>
          );
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-label={tab.label}
          hidden={tab.key !== selected}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
