/** The control of a text, by its type: a text area, an input, a select or a box to tick. */
import { useRef } from 'react';
import type { Field } from '#contract/desk/texts.ts';
import { Check } from '../../parts/check.tsx';
import { useGrowing } from '../../parts/use-growing.ts';
import { ADDRESSES } from './addresses.tsx';

/** As high as its text. */
function Area(props: React.ComponentProps<'textarea'>) {
  const own = useRef<HTMLTextAreaElement>(null);
  useGrowing(own, props.value);
  return <textarea ref={own} rows={1} {...props} />;
}

interface ControlProps {
  readonly field: Field;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly common: Pick<
    React.ComponentProps<'textarea'> &
      React.ComponentProps<'input'> &
      React.ComponentProps<'select'>,
    'id' | 'aria-describedby' | 'aria-invalid'
  > & { readonly onFocus: () => void };
}

export function Control({ field, value, onChange, common }: ControlProps) {
  const { type, label, choices, choiceWords = choices } = field;
  if (type === 'text')
    return <Area {...common} value={value} onChange={({ target }) => onChange(target.value)} />;
  if (type === 'address')
    return (
      <input
        {...common}
        className="texts-address"
        list={ADDRESSES}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (type === 'day')
    return (
      <input
        {...common}
        className="texts-day"
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (type === 'number')
    return (
      <input
        {...common}
        className="texts-number"
        inputMode="decimal"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (type === 'choice')
    return (
      <select {...common} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map((choice, i) => (
          <option key={choice} value={choice}>
            {choiceWords[i]}
          </option>
        ))}
      </select>
    );
  return (
    <Check
      {...common}
      checked={value !== ''}
      onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
    >
      {label}
    </Check>
  );
}
