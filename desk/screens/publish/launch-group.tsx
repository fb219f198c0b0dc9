/** The tasks of one page or project, or all that are done, as a section that can be opened. */
import { type ReactNode, useState } from 'react';
import type { LaunchItem } from '#contract/desk/launch.ts';
import { LAUNCH } from '../../messages/en.ts';
import css from './launch.module.css';
import { LaunchRow, type OnAnswered } from './launch-row.tsx';

/** Sections that a person has opened or closed; kept while they visit a field and return. */
let kept: Readonly<Record<string, boolean>> = {};

interface FoldProps {
  readonly id: string;
  readonly label: string;
  readonly count: string;
  /** Whether it is open until somebody opens or closes it. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

export function LaunchFold({ id, label, count, isFirst = false, children }: FoldProps) {
  const [toggled, setToggled] = useState(kept[id]);
  const isOpen = toggled ?? isFirst;
  function toggle(isNow: boolean) {
    if (isNow === isOpen) return;
    kept = { ...kept, [id]: isNow };
    setToggled(isNow);
  }
  return (
    <details
      className={`fold ${css.fold}`}
      open={isOpen}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <summary>
        <h2>{label}</h2> <span>{count}</span>
      </summary>
      {children}
    </details>
  );
}

interface RowsProps {
  readonly items: readonly LaunchItem[];
  readonly isDone?: boolean;
  readonly onAnswered: OnAnswered;
}

/** `isDone`: a list of completed tasks. */
export function LaunchRows({ items, isDone = false, onAnswered }: RowsProps) {
  const hasSample = !isDone && items.some(({ isSample }) => isSample);
  return (
    <>
      {hasSample && <p className="hint">{LAUNCH.sample}</p>}
      <ul className="rows">
        {items.map((item) => (
          <LaunchRow
            key={`${item.what} ${item.group.id} ${item.place?.href}`}
            {...{ item, isDone, onAnswered }}
          />
        ))}
      </ul>
    </>
  );
}
