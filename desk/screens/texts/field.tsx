/** A field with its label, the remaining characters, the published text, and why a text was refused. */
import { memo } from 'react';
import { isDay } from '#contract/day.ts';
import type { Field } from '#contract/desk/texts.ts';
import { STANDARD_FONTS } from '#contract/fonts.ts';
import { NO_MARK } from '#contract/mark.ts';
import { OWN_MARK } from '../../messages/en.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { LettersLeft, lettersLeft } from '../../parts/letters-left.tsx';
import { Conflict } from '../../parts/save-status.tsx';
import { describedControl, refusalOf } from '../../parts/unsaved-value.tsx';
import { daysOf } from '../hours/dates.ts';
import { ColourField } from './colour-field.tsx';
import { Control } from './control.tsx';
import { useEditing } from './editing.ts';
import { FontsField } from './fonts-field.tsx';
import { MarkField } from './mark-field.tsx';
import { PictureField } from './picture-field.tsx';
import { PointField } from './point-field.tsx';
import { PreviousText } from './previous-text.tsx';
import { LockedText } from './standard-text.tsx';
import { type FieldProps, useKeptField } from './use-kept-field.ts';

/** The text of a read-only value. */
function inWords({ type, choices, choiceWords }: Field, value: string): string {
  if (choiceWords) return choiceWords[choices.indexOf(value)] ?? value;
  if (type === 'mark') return value ? OWN_MARK : NO_MARK;
  if (type === 'day') return isDay(value) ? daysOf({ from: value }) : value;
  return type === 'fonts' ? value || STANDARD_FONTS : value;
}

export function FieldRow({ field }: Pick<FieldProps, 'field'>) {
  const { file, label, current, onFocus, isWarned } = useEditing();
  const props = { file, pageLabel: label, field, isCurrent: field.path === current, onFocus };
  // A locked field only shows its value, with the reason.
  if (field.locked !== null) return <TextField {...props} isWarned={isWarned} />;
  if (field.type === 'picture') return <PictureField {...props} />;
  if (field.type === 'point') return <PointField {...props} />;
  if (field.type === 'colour') return <ColourField {...props} />;
  if (field.type === 'fonts') return <FontsField {...props} />;
  if (field.type === 'mark') return <MarkField {...props} />;
  return <TextField {...props} isWarned={isWarned} />;
}

interface TextFieldProps extends FieldProps {
  readonly isWarned: boolean;
}

const TextField = memo(function TextField(props: TextFieldProps) {
  const { file, pageLabel, field, isCurrent, onFocus, isWarned } = props;
  const { path, label, hint, type, limit, standard, locked, published } = field;
  const id = `field-${path}`;
  const kept = useKeptField({ file, pageLabel, field });
  const { value, typed } = kept;
  const className = isCurrent ? 'texts-field now' : 'texts-field';
  if (locked !== null)
    return (
      <div className={`${className} locked`} id={id} data-field={path} tabIndex={-1}>
        <p className="lab">{label}</p>
        <p>{inWords(field, value)}</p>
        <p className="hint">{locked}</p>
      </div>
    );
  if (standard !== null && !isWarned && !typed)
    return <LockedText {...{ id, className, field, value }} />;
  const left = value === published ? null : lettersLeft(value, limit);
  const isChanged = published !== null && value !== published;
  const common = {
    ...describedControl(id, typed, { hint, left }),
    'data-field': path,
    onFocus: () => onFocus(path),
  };
  return (
    <div className={className}>
      {type !== 'flag' && (
        <div className="lab">
          <label htmlFor={id}>{label}</label>
          {left !== null && <LettersLeft id={`${id}-left`} left={left} />}
        </div>
      )}
      <Control field={field} value={value} onChange={kept.set} common={common} />
      {left !== null && limit !== null && (
        <i className="texts-left" aria-hidden="true">
          <b style={{ width: `${Math.min(100, (value.length / limit) * 92)}%` }} />
        </i>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {isChanged && type !== 'flag' && (
        <PreviousText
          label={label}
          text={inWords(field, published)}
          onReset={() => kept.set(published)}
        />
      )}
      {standard !== null && value !== standard && (
        <PreviousText
          {...{ label }}
          text={standard}
          isStandard
          onReset={() => kept.set(standard)}
        />
      )}
      <ErrorMessage id={`${id}-refused`}>{refusalOf(typed)}</ErrorMessage>
      <Conflict field={kept} say={(savedValue) => inWords(field, savedValue ?? '')} />
    </div>
  );
});
