import { useRef, useState } from 'react';
import type { Week as WeekHours } from '#contract/desk/hours.ts';
import type { OpenHours } from '#contract/hours.ts';
import { faultsOfDay } from '#contract/hours-faults.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { Check } from '../../parts/check.tsx';
import { faultSentence } from '../../parts/form-field.tsx';
import { Conflict } from '../../parts/save-status.tsx';
import { refusalOf } from '../../parts/unsaved-value.tsx';
import { WEEKDAY_NAMES } from './dates.ts';
import css from './hours.module.css';
import type { Hours } from './use-hours.ts';

const USUAL: OpenHours = { opens: '09:00', closes: '18:00' };
const TIMES = { opens: 'Opens', closes: 'Closes' } as const;

const summary = (week: WeekHours) =>
  week
    .map((hours, i) => `${WEEKDAY_NAMES[i]} ${hours ? `${hours.opens}–${hours.closes}` : 'closed'}`)
    .join('\n');

/** Moves the focus to the times of the day when the button is removed. */
const focusTimes = (button: HTMLElement) =>
  button.closest('fieldset')?.querySelector('input')?.focus();

interface DayProps {
  readonly name: string;
  readonly hours: OpenHours | null;
  readonly isRefused: boolean;
  /** The first open day, and its hours. */
  readonly first: { readonly name: string; readonly hours: OpenHours } | null;
  /** Copies its hours to all open days; undefined if they have the same. */
  readonly onSpread: (() => void) | undefined;
  readonly onChange: (hours: OpenHours | null, done?: string) => void;
}

const isSame = (a: OpenHours, b: OpenHours) => a.opens === b.opens && a.closes === b.closes;
const isFaulty = (hours: OpenHours) => Object.values(faultsOfDay(hours)).some(Boolean);

function Day({ name, hours, isRefused, first, onSpread, onChange }: DayProps) {
  /** The hours of a day before it was closed. */
  const last = useRef<OpenHours | null>(null);
  /** An incomplete time is not reported as an error while it is typed, until the server has refused it. */
  const [isTyping, setTyping] = useState(false);
  const faults = hours && (!isTyping || isRefused) ? faultsOfDay(hours) : null;
  const id = `hours-${name}`;
  const isOther = hours && first && !isFaulty(first.hours) && !isSame(hours, first.hours);
  function toggle(isClosed: boolean) {
    if (isClosed) last.current = hours;
    onChange(
      isClosed ? null : (last.current ?? first?.hours ?? USUAL),
      `${name} is ${isClosed ? 'closed' : 'open'}.`,
    );
  }
  return (
    <fieldset className={css.day}>
      <legend className="visually-hidden">{name}</legend>
      <span className={css.name} aria-hidden="true">
        {name}
      </span>
      <div className={css.times}>
        {hours &&
          (['opens', 'closes'] as const).map((time) => (
            <input
              key={time}
              type="time"
              aria-label={`${name}: ${TIMES[time].toLowerCase()}`}
              aria-invalid={faults?.[time] ? true : undefined}
              aria-describedby={faults?.[time] ? `${id}-${time}` : undefined}
              value={hours[time]}
              onFocus={() => setTyping(true)}
              onBlur={() => setTyping(false)}
              onChange={({ target }) => onChange({ ...hours, [time]: target.value })}
            />
          ))}
      </div>
      <Check checked={!hours} onChange={({ target }) => toggle(target.checked)}>
        Closed<span className="visually-hidden"> on {name}</span>
      </Check>
      {isOther && (
        <TextButton
          className={css.same}
          aria-label={`${name}: same as ${first.name}`}
          onClick={({ currentTarget }) => {
            focusTimes(currentTarget);
            onChange(first.hours, `${name} has the hours of ${first.name}.`);
          }}
        >
          Same as {first.name}
        </TextButton>
      )}
      {onSpread && (
        <TextButton
          className={css.same}
          onClick={({ currentTarget }) => {
            focusTimes(currentTarget);
            onSpread();
          }}
        >
          Same on all open days
        </TextButton>
      )}
      {(['opens', 'closes'] as const).map((time) => (
        <ErrorMessage key={time} id={`${id}-${time}`} className={css.error}>
          {faults?.[time] && `${faultSentence(`“${TIMES[time]}”`, faults[time])}.`}
        </ErrorMessage>
      ))}
    </fieldset>
  );
}

export function Week({ hours: { week, view, changeWeek } }: { readonly hours: Hours }) {
  const { value, typed } = week;
  const at = value.findIndex(Boolean);
  const open = value[at];
  const first = open ? { name: WEEKDAY_NAMES[at] ?? '', hours: open } : null;
  const hasFault = value.some((hours) => hours && isFaulty(hours));
  const canSpread = open && !isFaulty(open) && value.some((hours) => hours && !isSame(hours, open));
  const spread = () =>
    changeWeek(
      value.map((hours) => hours && (open ?? hours)),
      `All open days have the hours of ${first?.name}.`,
    );
  return (
    <section>
      <h2>Weekdays</h2>
      <div>
        {WEEKDAY_NAMES.map((name, i) => (
          <Day
            key={name}
            name={name}
            hours={value[i] ?? null}
            isRefused={typed?.is === 'refused'}
            first={i === at ? null : first}
            onSpread={i === at && canSpread ? spread : undefined}
            onChange={(hours, done) => changeWeek(value.with(i, hours), done)}
          />
        ))}
        <ErrorMessage>
          {!open
            ? 'The studio must be open on at least one day. Until then, the previous hours are kept.'
            : !hasFault && refusalOf(typed)}
        </ErrorMessage>
        {!typed && <p className="hint">{`On the site, once published: “${view.sentence}”.`}</p>}
        <Conflict field={week} say={summary} />
      </div>
    </section>
  );
}
