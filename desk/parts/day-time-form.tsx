/** A form for a day and a time in the studio's time zone; each error is shown at its field. */
import { type FormEvent, useId, useRef, useState } from 'react';
import type { FieldFaults } from '#contract/desk/enquiries.ts';
import { ask, ResponseError } from '../api.ts';
import { ErrorMessage } from './announcements.tsx';
import { LowButton, TextButton } from './buttons.tsx';
import css from './day-time-form.module.css';
import { useFaultFocus } from './use-fault-focus.ts';

const FIELDS = ['day', 'time'] as const;
type Field = (typeof FIELDS)[number];

interface DayTimeFormProps {
  readonly path: string;
  readonly method: 'PUT' | 'POST';
  /** Sent together with day and time. */
  readonly body?: object;
  /** Labels, and the initial day ("2026-11-30") and time ("07:00"). */
  readonly words: Readonly<Record<Field | 'save' | 'cancel', string>>;
  readonly initial?: Readonly<Record<Field, string>>;
  readonly hint: string;
  /** Runs before it is sent. */
  readonly before?: () => Promise<unknown>;
  readonly onSaved: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function DayTimeForm(props: DayTimeFormProps) {
  const { path, method, body, words, initial, hint, before, onSaved, onClose } = props;
  const id = useId();
  const [fault, setFault] = useState<Partial<Record<Field | 'other', string>>>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFaultFocus(form, fault);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const { day, time } = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setFault({});
    try {
      await before?.();
      await ask(path, { ...body, day, time }, method);
      await onSaved();
      onClose();
    } catch (error) {
      const answer =
        error instanceof ResponseError ? (error.body as Partial<FieldFaults> | null) : null;
      setFault(answer?.fields ?? { other: (error as Error).message });
      setBusy(false);
    }
  }
  return (
    <form ref={form} noValidate className={css.form} onSubmit={(event) => void submit(event)}>
      {FIELDS.map((field) => (
        <div key={field}>
          <label className="field">
            <span>{words[field]}</span>
            <input
              name={field}
              type={field === 'day' ? 'date' : 'time'}
              defaultValue={initial?.[field]}
              // biome-ignore lint/a11y/noAutofocus: the form opens on request
              autoFocus={field === 'day'}
              aria-invalid={fault[field] ? true : undefined}
              aria-describedby={fault[field] ? `${id}${field}` : undefined}
            />
          </label>
          <ErrorMessage id={`${id}${field}`}>{fault[field]}</ErrorMessage>
        </div>
      ))}
      <p className="hint">{hint}</p>
      <ErrorMessage>{fault.other}</ErrorMessage>
      <div className="actions">
        <LowButton type="submit" aria-disabled={isBusy}>
          {words.save}
        </LowButton>
        <TextButton onClick={onClose}>{words.cancel}</TextButton>
      </div>
    </form>
  );
}
