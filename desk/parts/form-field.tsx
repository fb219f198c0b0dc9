/** A field of a form with its label, and its hint or its error below it. */
import { type ComponentProps, type RefObject, useId } from 'react';

interface FormFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'lang'> {
  readonly label: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** It gets the focus when it appears. */
  readonly takesFocus?: boolean;
  /** If given: a text of several lines. */
  readonly rows?: number;
  /** The text area, if it has several lines. */
  readonly area?: RefObject<HTMLTextAreaElement | null>;
}

/** "cannot be empty." becomes "“Name” cannot be empty."; a message that is already a sentence gets no label. */
export const faultSentence = (label: string, fault: string) =>
  /^[“\p{Lu}]/u.test(fault) ? fault : `${label} ${fault}`;

export function FormField(props: FormFieldProps) {
  const { label, value, fault, onChange, hint, takesFocus, rows, area, ...input } = props;
  const id = useId();
  const shared = {
    id,
    value,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault || hint ? `${id}-note` : undefined,
  };
  return (
    <div className="field form-field">
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea
          {...shared}
          ref={area}
          rows={rows}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <input
          {...shared}
          {...input}
          // biome-ignore lint/a11y/noAutofocus: the person has asked for it
          autoFocus={takesFocus}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <p id={`${id}-note`} className={fault ? 'error' : 'hint'}>
        {fault ? faultSentence(`“${label}”`, fault) : hint}
      </p>
    </div>
  );
}
