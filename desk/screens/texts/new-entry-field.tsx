/** One field of a new entry: a text, a number, a day, a choice or an address. */
import { useId } from 'react';
import type { BlankField } from '#contract/desk/texts.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { ADDRESSES } from './addresses.tsx';

interface NewEntryFieldProps {
  readonly field: BlankField;
  readonly isFirst: boolean;
  readonly value: string;
  /** Why the entry was refused, if that concerns this field. */
  readonly fault: string;
  readonly onChange: (value: string) => void;
}

export function NewEntryField({ field, isFirst, value, fault, onChange }: NewEntryFieldProps) {
  const { label, hint, type, choices } = field;
  const id = useId();
  const common = {
    id,
    value,
    required: true,
    // The form opens on request, so moving the focus is expected.
    autoFocus: isFirst,
    autoComplete: 'off',
    'aria-invalid': fault !== '' || undefined,
    'aria-describedby': [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' '),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value),
  };
  return (
    <div>
      <label className="field" htmlFor={id}>
        <span>{label}</span>
        {type === 'text' && (
          <textarea
            {...common}
            rows={isFirst ? 1 : 3}
            onKeyDown={(pressed) => {
              if (pressed.key !== 'Enter' || pressed.shiftKey) return;
              pressed.preventDefault();
              pressed.currentTarget.form?.requestSubmit();
            }}
          />
        )}
        {type === 'number' && <input {...common} inputMode="decimal" />}
        {type === 'day' && <input {...common} type="date" />}
        {type === 'address' && <input {...common} list={ADDRESSES} />}
        {type === 'choice' && (
          <select {...common}>
            <option value="">Choose</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        )}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ErrorMessage id={`${id}-fault`}>{fault}</ErrorMessage>
    </div>
  );
}
