/** The public holidays of Maharashtra: a ticked one closes the studio. */
import { useState } from 'react';
import type { Holiday } from '#contract/desk/hours.ts';
import type { Closing } from '#contract/written-hours.ts';
import { LowQuietButton } from '../../parts/buttons.tsx';
import studioCss from '../studio/studio.module.css';
import { dayInYear, weekdayOf } from './dates.ts';
import css from './hours.module.css';
import type { Hours } from './use-hours.ts';

/** With fewer, the server knows only the holidays with fixed dates. */
const WHOLE_YEAR = 12;
/** From November on a studio plans for the next year. */
const PLANS_FROM = '-11';

const covers = ({ from, to }: Closing, date: string) => from <= date && date <= (to || from);

interface RowProps {
  readonly holiday: Holiday;
  /** The closing on this day. */
  readonly closing: Closing | undefined;
  readonly isDayOff: boolean;
  readonly onChange: (isClosed: boolean) => void;
}

function Row({ holiday: { on, name, isUncertain }, closing, isDayOff, onChange }: RowProps) {
  const isPart = closing !== undefined && Boolean(closing.to) && closing.to !== closing.from;
  const note = isPart
    ? `within “${closing.name}”`
    : isDayOff
      ? 'closed anyway'
      : isUncertain && 'check the date';
  return (
    <li>
      <label className={css.holiday}>
        <input
          type="checkbox"
          checked={closing !== undefined}
          disabled={isPart}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{dayInYear(on)}</span>
        <span>
          {name} {note && <span className="hint">{note}</span>}
        </span>
      </label>
    </li>
  );
}

export function Holidays({ hours }: { readonly hours: Hours }) {
  const { view, week, closings, changeClosings } = hours;
  const { years, today } = view;
  const [year, setYear] = useState(
    () => Number(today.slice(0, 4)) + (today.slice(4, 7) >= PLANS_FROM ? 1 : 0),
  );
  const all = years.find((one) => one.year === year)?.holidays ?? [];
  const left = all.filter(({ on }) => on >= today);
  const closingOn = (on: string) => closings.value.find((closing) => covers(closing, on));
  const isDayOff = (on: string) => !week.value[weekdayOf(on)];
  const unticked = left.filter(({ on }) => !closingOn(on) && !isDayOff(on));
  const closed = (holidays: readonly Holiday[]) =>
    holidays.map(({ on, name }): Closing => ({ from: on, name }));
  const toggle = ({ on, name }: Holiday, isClosed: boolean) =>
    isClosed
      ? changeClosings(
          [...closings.value, { from: on, name }],
          `Closed on ${dayInYear(on)}: ${name}.`,
        )
      : changeClosings(
          closings.value.filter((closing) => !covers(closing, on)),
          `Open on ${dayInYear(on)}.`,
        );
  return (
    <section>
      <h2>Holidays</h2>
      <div>
        <fieldset className={studioCss.days}>
          <legend className={studioCss.legend}>Public holidays of Maharashtra</legend>
          {years.map((one) => (
            <label key={one.year} className={studioCss.day}>
              <input
                type="radio"
                name="year"
                className="visually-hidden"
                checked={one.year === year}
                onChange={() => setYear(one.year)}
              />
              {one.year}
            </label>
          ))}
        </fieldset>
        {left.length === 0 && <p className="hint">{`No holidays are left in ${year}.`}</p>}
        <ul className={css.holidays} aria-label={`Holidays of ${year}`}>
          {left.map((holiday) => (
            <Row
              key={holiday.on}
              holiday={holiday}
              closing={closingOn(holiday.on)}
              isDayOff={isDayOff(holiday.on)}
              onChange={(isClosed) => toggle(holiday, isClosed)}
            />
          ))}
        </ul>
        {unticked.length > 1 && (
          <LowQuietButton
            onClick={() =>
              changeClosings(
                [...closings.value, ...closed(unticked)],
                `Closed on ${unticked.length} holidays of ${year}.`,
              )
            }
          >
            {`Tick all of ${year}`}
          </LowQuietButton>
        )}
        <p className={`hint ${css.note}`}>
          {all.length < WHOLE_YEAR
            ? `These are only the holidays with a fixed date. The dates of the others of ${year} are not known yet. Add the others under “Closed days” when their dates are known.`
            : left.some(({ isUncertain }) => isUncertain) &&
              '“Check the date”: the day depends on the moon. The state publishes its list at the end of the year before.'}
        </p>
      </div>
    </section>
  );
}
