/** All days on which the studio is closed: ticked holidays and its own. */
import { useRef, useState } from 'react';
import type { Closing } from '#contract/written-hours.ts';
import { useKeepState } from '../../keep/keep.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { LowQuietButton, TextButton } from '../../parts/buttons.tsx';
import { Conflict } from '../../parts/save-status.tsx';
import { refusalOf } from '../../parts/unsaved-value.tsx';
import { ClosingForm, closingPath } from './closing-form.tsx';
import { daysOf } from './dates.ts';
import css from './hours.module.css';
import type { Hours } from './use-hours.ts';

const summary = (closings: readonly Closing[]) =>
  closings.map((closing) => `${daysOf(closing)}: ${closing.name}`).join('\n');

interface RowProps {
  readonly closing: Closing;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function ClosingRow({ closing, onChange, onRemove }: RowProps) {
  const days = daysOf(closing);
  const button = (action: string, onClick: () => void) => (
    <TextButton aria-label={`${action} ${closing.name}, ${days}`} onClick={onClick}>
      {action}
    </TextButton>
  );
  return (
    <li className={css.row}>
      <span className={css.days}>{days}</span>
      <span className={css.reason}>{closing.name}</span>
      <span className={`links ${css.ways}`}>
        {button('Change', onChange)}
        {button('Remove', onRemove)}
      </span>
    </li>
  );
}

export function Closings({ hours }: { readonly hours: Hours }) {
  const { view, closings, changeClosings } = hours;
  const { value: all, typed } = closings;
  const kept = useKeepState((state) => state.typed);
  /** Path of the form that was opened last. */
  const [opened, setOpened] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The focused element is about to be removed. */
  const focusList = () => heading.current?.focus();
  const isPast = ({ from, to }: Closing) => (to || from) < view.today;
  const [past, next] = [all.filter(isPast), all.filter((closing) => !isPast(closing))];
  const without = (closing?: Closing) => all.filter((one) => one !== closing);

  const form = (path: string, closing?: Closing) => (
    <ClosingForm
      key={path}
      path={path}
      closing={closing}
      isOpened={path === opened}
      others={without(closing)}
      onSave={(saved) =>
        changeClosings(
          [...without(closing), saved],
          `${saved.name} is ${closing ? 'changed' : 'added'}.`,
        )
      }
      onClose={() => {
        setOpened(null);
        focusList();
      }}
    />
  );
  const newPath = closingPath();
  /** Stored changes of closings that somebody has removed or moved in the meantime: they are added again. */
  const orphans = Object.keys(kept).filter(
    (path) =>
      path.startsWith('/hours/closings#') &&
      path !== newPath &&
      !all.some((closing) => closingPath(closing) === path),
  );

  const row = (closing: Closing) => {
    const path = closingPath(closing);
    if (path === opened || path in kept) return <li key={closing.from}>{form(path, closing)}</li>;
    return (
      <ClosingRow
        key={closing.from}
        closing={closing}
        onChange={() => setOpened(path)}
        onRemove={() => {
          changeClosings(without(closing), `${closing.name} is removed.`);
          focusList();
        }}
      />
    );
  };
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        Closed days
      </h2>
      <div>
        {next.length > 0 ? (
          <ul aria-label="Closed days">{next.map(row)}</ul>
        ) : (
          <p className="hint">None from today on. Tick a holiday above, or add days of your own.</p>
        )}
        {past.length > 0 && (
          <details className={css.past}>
            <summary>{`${past.length} in the past`}</summary>
            <ul>{past.map(row)}</ul>
          </details>
        )}
        <ErrorMessage>{refusalOf(typed)}</ErrorMessage>
        <Conflict field={closings} say={summary} />
        {orphans.map((path) => form(path))}
        {newPath === opened || newPath in kept ? (
          form(newPath)
        ) : (
          <LowQuietButton className={css.add} onClick={() => setOpened(newPath)}>
            Add closed days
          </LowQuietButton>
        )}
      </div>
    </section>
  );
}
