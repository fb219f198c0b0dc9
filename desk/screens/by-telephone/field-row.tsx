/** A field with its label, and below it what is wrong with it. */
import { useId } from 'react';

interface FieldRowProps {
  readonly label: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onWrite: (value: string) => void;
  readonly type?: 'text' | 'tel' | 'email';
  /** Given: a text of several lines. */
  readonly rows?: number;
}

export function FieldRow({ label, value, fault, onWrite, type = 'text', rows }: FieldRowProps) {
  const id = useId();
  const faultId = useId();
  const props = {
    id,
    value,
    autoComplete: 'off',
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': faultId,
  };
  return (
    <div className="field-row">
      <label className="field" htmlFor={id}>
        <span>{label}</span>
        {rows ? (
          <textarea {...props} rows={rows} onChange={({ target }) => onWrite(target.value)} />
        ) : (
          <input {...props} type={type} onChange={({ target }) => onWrite(target.value)} />
        )}
      </label>
      <p className="trouble" id={faultId}>
        {fault}
      </p>
    </div>
  );
}
