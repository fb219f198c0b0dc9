import { useId } from 'react';
import { type Field as FieldRule, PROPERTY_TYPES } from '#enquiry/forms.ts';
import type { FormWords } from '../../content-schema.server.ts';
import css from './enquiry-form.module.css';

interface FieldProps {
  readonly rule: FieldRule;
  readonly words: FormWords;
  /** Overrides what the form's words say. */
  readonly label?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
}

/** One labelled field, checked by the browser. Renders `<label>` and the platform's control. */
export function Field({ rule, words, label, placeholder, required = rule.required }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const isOptional = rule.name === 'message' && !rule.required;
  const common = {
    id,
    name: rule.name,
    required,
    maxLength: rule.maxLength,
    minLength: rule.minLength,
    autoComplete: rule.autocomplete,
    className: css.control,
  };
  return (
    <div className={css.field} data-field={rule.name}>
      <label className={css.label} htmlFor={id}>
        {label ?? words.labels[isOptional ? 'messageOptional' : rule.name]}
      </label>
      {rule.kind === 'textarea' && (
        <textarea {...common} rows={rule.rows} placeholder={placeholder ?? words.hints.message} />
      )}
      {rule.kind === 'select' && (
        <>
          <select
            id={id}
            name={rule.name}
            required={required}
            className={css.control}
            defaultValue=""
            aria-describedby={hintId}
          >
            <option value="" disabled>
              {words.hints.propertyTypePlaceholder}
            </option>
            {PROPERTY_TYPES.map((type) => (
              <option key={type.value} value={type[rule.optionSpelling ?? 'value']}>
                {type.label}
              </option>
            ))}
          </select>
          <span id={hintId} className={css.hint}>
            {words.hints.above}
          </span>
        </>
      )}
      {rule.kind !== 'textarea' && rule.kind !== 'select' && (
        <input {...common} type={rule.kind} pattern={rule.pattern} placeholder={placeholder} />
      )}
    </div>
  );
}
