/** A text field with its label, the remaining characters, and why a text was refused. */
import { type ReactNode, useId, useRef } from 'react';
import type { EditedValue } from '../../keep/keep.ts';
import { LettersLeft, lettersLeft } from '../../parts/letters-left.tsx';
import { describedControl, UnsavedValue } from '../../parts/unsaved-value.tsx';
import { useGrowing } from '../../parts/use-growing.ts';

interface TextFieldProps {
  readonly field: EditedValue<string>;
  readonly label: string;
  readonly id?: string;
  readonly limit?: number | undefined;
  readonly placeholder?: string;
  /** Suggestions. */
  readonly list?: readonly string[];
  readonly hint?: ReactNode;
  /** Replaces the label while the required text is empty. */
  readonly missing?: string;
  /** Marks the field as empty although a suggestion fills it. */
  readonly isEmpty?: boolean;
  readonly isLong?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { field, label, limit, placeholder, list, hint, missing, isLong = false } = props;
  const given = useId();
  const id = props.id ?? given;
  const { value, typed } = field;
  const left = lettersLeft(value, limit);
  const { isEmpty = value.trim() === '' } = props;
  const isMissing = missing !== undefined && isEmpty;
  const common = { value, placeholder, ...describedControl(id, typed, { hint, left }) };
  return (
    <div className={isMissing ? 'project-field missing' : 'project-field'}>
      <div className="lab">
        <label htmlFor={id}>{isMissing ? missing : label}</label>
        {left !== null && <LettersLeft id={`${id}-left`} left={left} />}
      </div>
      {list ? (
        <>
          <input
            {...common}
            list={`${id}-list`}
            autoComplete="off"
            onChange={({ target }) => field.set(target.value)}
          />
          <datalist id={`${id}-list`}>
            {list.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </>
      ) : (
        <Area {...common} isLong={isLong} onWrite={field.set} />
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <UnsavedValue field={field} id={`${id}-refused`} />
    </div>
  );
}

type AreaProps = React.ComponentProps<'textarea'> & {
  readonly isLong: boolean;
  readonly onWrite: (words: string) => void;
};

/** As high as its text. In a single-line text, Enter does nothing. */
function Area({ isLong, onWrite, ...props }: AreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  useGrowing(own, props.value);
  return (
    <textarea
      ref={own}
      rows={isLong ? 3 : 1}
      {...props}
      onKeyDown={(event) => {
        if (!isLong && event.key === 'Enter') event.preventDefault();
      }}
      onChange={({ target }) => onWrite(isLong ? target.value : target.value.replace(/\n+/g, ' '))}
    />
  );
}
