/** One field of the form, with its error. */
import { useId } from 'react';
import css from './studio.module.css';

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly type?: 'text' | 'tel' | 'email' | 'time' | 'date' | 'url';
  readonly inputMode?: 'numeric';
  readonly autoComplete?: string;
  readonly lang?: string;
  readonly rows?: number;
}

/** "cannot be empty." becomes "“Name” cannot be empty."; a message that is already a sentence gets no label. */
export const faultSentence = (label: string, fault: string) =>
  /^\p{Lu}/u.test(fault) ? fault : `${label} ${fault}`;

export function TextField(props: TextFieldProps) {
  const { name, label, value, fault, onChange, hint, rows, ...input } = props;
  const id = useId();
  const shared = {
    id: `${id}-field`,
    'data-field': name,
    value,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault || hint ? `${id}-note` : undefined,
  } as const;
  return (
    <div className={`field ${css.field}`}>
      <label htmlFor={shared.id}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...shared} {...input} onChange={({ target }) => onChange(target.value)} />
      )}
      <p id={`${id}-note`} className={fault ? 'error' : 'hint'}>
        {fault ? faultSentence(`“${label}”`, fault) : hint}
      </p>
    </div>
  );
}
