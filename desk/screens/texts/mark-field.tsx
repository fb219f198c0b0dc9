/** The studio's logo among the texts of its brand. */

import { Conflict } from '../../parts/save-status.tsx';
import { TakeMark } from '../../parts/take-mark.tsx';
import { refusalOf } from '../../parts/unsaved-value.tsx';
import { PreviousText } from './previous-text.tsx';
import { type FieldProps, useKeptField } from './use-kept-field.ts';
import { useMarkName } from './use-texts.ts';

export function MarkField({ file, pageLabel, field, isCurrent, onFocus }: FieldProps) {
  const { path, label, published } = field;
  const [letter] = field.choices;
  /** A description, because the outline itself means nothing to a reader. */
  const say = (mark: string | null) =>
    mark ? 'your own logo' : letter ? 'the letter' : 'the initials';
  const name = useMarkName();
  const kept = useKeptField({ file, pageLabel, field });
  const { value, typed } = kept;
  return (
    <div className={isCurrent ? 'texts-field now' : 'texts-field'}>
      <p className="lab">{label}</p>
      <TakeMark
        mark={value}
        letter={letter}
        name={name}
        onChange={kept.set}
        fault={refusalOf(typed)}
        input={{
          id: `field-${path}`,
          ...{ 'data-field': path, onFocus: () => onFocus(path) },
        }}
      />
      {value !== (published ?? '') && (
        <PreviousText
          label={label}
          text={say(published)}
          onReset={() => kept.set(published ?? '')}
        />
      )}
      <Conflict field={kept} say={say} />
    </div>
  );
}
