/** The days and hours at which the studio can be reached. */
import { WEEKDAYS } from '#contract/written-hours.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextLink } from '../../parts/buttons.tsx';
import { FormField, faultSentence } from '../../parts/form-field.tsx';
import { WEEKDAY_NAMES } from '../hours/dates.ts';
import css from './studio.module.css';
import type { Studio } from './use-studio-form.ts';

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
        {WEEKDAYS.map((day, i) => (
          <label key={day} className={css.day}>
            <input
              type="checkbox"
              className="visually-hidden"
              aria-label={WEEKDAY_NAMES[i]}
              checked={form.days.includes(day)}
              onChange={() => toggle(day)}
            />
            {WEEKDAY_NAMES[i]?.slice(0, 3)}
          </label>
        ))}
        <ErrorMessage>{faults.days && faultSentence('Days', faults.days)}</ErrorMessage>
      </fieldset>
      <div className={css.two}>
        {(['opens', 'closes'] as const).map((name) => (
          <FormField
            key={name}
            type="time"
            label={name === 'opens' ? 'Opens' : 'Closes'}
            value={form[name]}
            fault={faults[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </div>
      <p className={`hint ${css.more}`}>
        Weekdays with other hours, holidays and closed days:{' '}
        <TextLink to="/hours">Opening hours</TextLink>
      </p>
    </>
  );
}
