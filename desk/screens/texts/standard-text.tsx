/** A text of the specification: a warning before the first change. */
import { useState } from 'react';
import type { Field } from '#contract/desk/texts.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { useEditing } from './editing.ts';

interface LockedTextProps {
  readonly id: string;
  readonly className: string;
  readonly field: Field;
  readonly value: string;
}

export function LockedText({ id, className, field, value }: LockedTextProps) {
  const { onFocus, onWarned } = useEditing();
  const [isAsking, setAsking] = useState(false);
  const { path, label } = field;
  return (
    <div className={`${className} locked`}>
      <p className="lab">{label}</p>
      <p>{value}</p>
      <TextButton
        id={id}
        data-field={path}
        aria-label={`Change: ${label}, ${value}`}
        onFocus={() => onFocus(path)}
        onClick={() => setAsking(true)}
      >
        Change
      </TextButton>
      {isAsking && (
        <Confirm
          title="Unlock the standard texts of this page?"
          yes="Unlock"
          no="Keep them locked"
          onYes={async () => onWarned(path)}
          onClose={() => setAsking(false)}
        >
          <p>
            “{value}” is a standard text: its words were prescribed when the site was designed.
            First make sure that they may be changed. “Unlock” makes all standard texts of this page
            editable. “Restore the standard text” brings an original text back.
          </p>
        </Confirm>
      )}
    </div>
  );
}
