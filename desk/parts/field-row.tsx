/** A field with its label, and its error below it. */
import { type RefObject, useId } from 'react';

interface FieldRowProps {
  readonly label: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onWrite: (value: string) => void;
  /** It gets the focus when it appears. */
  readonly takesFocus?: boolean;
  readonly type?: 'text' | 'tel' | 'email';
  /** If given: a text of several lines. */
  readonly rows?: number;
  /** The text area, if it has several lines. */
  readonly area?: RefObject<HTMLTextAreaElement | null>;
}

export function FieldRow(props: FieldRowProps) {
  const { label, value, fault, onWrite, takesFocus, type = 'text', rows, area } = props;
  const id = useId();
  const faultId = useId();
  const own = {
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
          <textarea
            {...own}
            ref={area}
            rows={rows}
            onChange={({ target }) => onWrite(target.value)}
          />
        ) : (
          <input
            {...own}
            type={type}
            // biome-ignore lint/a11y/noAutofocus: the person has asked for it
            autoFocus={takesFocus}
            onChange={({ target }) => onWrite(target.value)}
          />
        )}
      </label>
      <p className="error" id={faultId}>
        {fault}
      </p>
    </div>
  );
}
