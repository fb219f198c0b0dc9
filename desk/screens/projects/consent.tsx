/** The family's consent with its date. Without it a home is not published. */
import { useState } from 'react';
import { isDay } from '#contract/day.ts';
import type { ProjectView } from '#contract/desk/projects.ts';
import { useEditedValue } from '../../keep/keep.ts';
import { Check } from '../../parts/check.tsx';
import { useStudio } from '../../parts/studio.ts';
import { UnsavedValue } from '../../parts/unsaved-value.tsx';
import { projectPath } from './use-projects.ts';

export function ConsentField({ view }: { readonly view: ProjectView }) {
  const { slug, needsConsent, consent } = view;
  const { times } = useStudio();
  const field = useEditedValue(`${projectPath(slug)}/consent`, consent);
  const on = field.value?.on ?? '';
  const [isAgreed, setAgreed] = useState<boolean | null>(null);
  const [day, setDay] = useState<string | null>(null);
  if (!needsConsent) return null;
  const isOpen = isAgreed ?? on !== '';
  const today = new Date().toLocaleDateString('sv');
  const isAhead = isOpen && day !== null && isDay(day) && day > today;
  return (
    <section className="project-consent" aria-label="Consent">
      <Check
        id="consent"
        checked={isOpen}
        onChange={({ target }) => {
          setAgreed(target.checked);
          setDay(null);
          if (!target.checked && on) field.set(null);
        }}
      >
        The family agrees that these pictures are shown
      </Check>
      {isOpen && (
        <label className="project-consent-day">
          <span>in writing, on</span>
          <input
            type="date"
            max={today}
            value={day ?? on}
            required
            onChange={({ target }) => {
              setDay(target.value);
              if (isDay(target.value) && target.value <= today) {
                field.set({ on: target.value });
                setDay(null);
              }
            }}
          />
        </label>
      )}
      {isAhead && (
        <p className="hint late">
          This date is in the future, so it is not saved. Enter the date on which they agreed.
        </p>
      )}
      {on === '' && !isAhead && (
        <p className="hint late">
          {isOpen
            ? 'Enter the date on which they agreed.'
            : 'No consent yet. The home stays hidden, and the family is not named, until you enter the consent.'}
        </p>
      )}
      <UnsavedValue
        field={field}
        say={(value) => (value ? `Given on ${times.date(Date.parse(value.on))}` : 'Not given')}
      />
    </section>
  );
}
