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

/** Properties of the types that are an input of one line. */
const INPUTS: Partial<Record<Field['type'], React.ComponentProps<'input'>>> = {
  address: { className: 'texts-address', list: ADDRESSES, autoComplete: 'off' },
  day: { className: 'texts-day', type: 'date' },
  number: { className: 'texts-number', inputMode: 'decimal' },
};

export function Control({ field, value, onChange, common }: ControlProps) {
  const { type, label, choices, choiceWords = choices } = field;
  const shared = {
    ...common,
    value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value),
  };
  const input = INPUTS[type];
  if (input) return <input {...input} {...shared} />;
  if (type === 'text') return <Area {...shared} />;
  if (type === 'choice')
    return (
      <select {...shared}>
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
