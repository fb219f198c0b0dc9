/** The days and hours at which the studio can be reached. */
import { Link } from 'react-router';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { WEEKDAYS } from '../hours/dates.ts';
import css from './studio.module.css';
import { faultSentence, TextField } from './text-field.tsx';
import type { Studio } from './use-studio-form.ts';

/** The name in the form ("Mo"), a short one and the full one. */
const DAYS = WEEKDAYS.map((name) => [name.slice(0, 2), name.slice(0, 3), name] as const);

export function Hours({ studio }: { readonly studio: Studio }) {
  const { form, faults, change } = studio;
  const toggle = (day: string) =>
    change({
      days: form.days.includes(day) ? form.days.filter((one) => one !== day) : [...form.days, day],
    });
  return (
    <>
      <fieldset className={css.days}>
        <legend className={css.legend}>Days</legend>
        {DAYS.map(([day, short, name]) => (
          <label key={day} className={css.day}>
            <input
              type="checkbox"
              className="visually-hidden"
              aria-label={name}
              checked={form.days.includes(day)}
              onChange={() => toggle(day)}
            />
            {short}
          </label>
        ))}
        <ErrorMessage>{faults.days && faultSentence('Days', faults.days)}</ErrorMessage>
      </fieldset>
      <div className={css.two}>
        {(['opens', 'closes'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            type="time"
            label={name === 'opens' ? 'Opens' : 'Closes'}
            value={form[name]}
            fault={faults[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </div>
      <p className={`hint ${css.more}`}>
        Weekdays with other hours, holidays and closures:{' '}
        <Link className="underlined" to="/hours">
          Opening hours
        </Link>
      </p>
    </>
  );
}
