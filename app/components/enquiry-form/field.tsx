import { type SyntheticEvent, useId } from 'react';
import type { FormTexts } from '#content-model/schema.server.ts';
import type { Field as FieldRule } from '#contract/forms.ts';
import { NOT_BLANK_PATTERN } from '#contract/text.ts';
import css from './enquiry-form.module.css';
import { useFault } from './use-fault.ts';
import { useHelp } from './use-help.ts';

interface FieldProps {
  readonly rule: FieldRule;
  readonly words: FormTexts;
  /** Overrides the text of `words`. */
  readonly label?: string;
  readonly placeholder?: string;
  /** Initial value. */
  readonly value?: string;
}

/** One labelled field with the browser's validation. Renders `<label>` and a native control. */
export function Field({ rule, words, label, placeholder, value }: FieldProps) {
  const id = useId();
  const [fault, handlers, showFault] = useFault();
  const [help, fetchHelp] = useHelp();
  const isOptional = rule.name === 'message' && !rule.required;
  const hint = rule.name === 'property_type' ? words.hints.above : undefined;
  const common = {
    id,
    name: rule.name,
    required: rule.required,
    className: css.control,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': hint || fault ? `${id}-note` : undefined,
    ...handlers,
  };
  // No `maxlength`: it would silently cut pasted text. `FieldHelp` reports text that is too long.
  const typed = {
    autoComplete: rule.autocomplete,
    onInput: (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      handlers.onInput(event);
      void fetchHelp(event);
    },
  };
  return (
    <div className={css.field} data-field={rule.name}>
      <label className={css.label} htmlFor={id}>
        {label ?? words.labels[isOptional ? 'messageOptional' : rule.name]}
      </label>
      {rule.kind === 'textarea' && (
        <textarea
          {...common}
          {...typed}
          rows={rule.rows}
          placeholder={rule.name === 'message' ? words.hints.message : undefined}
        />
      )}
      {rule.kind === 'select' && (
        <select {...common} defaultValue="">
          <option value="" disabled={rule.required}>
            {rule.name === 'property_type' && words.hints.propertyTypePlaceholder}
          </option>
          {rule.options?.map(({ label: name, value: sent }) => (
            <option key={sent} value={rule.optionSpelling === 'label' ? name : sent}>
              {name}
            </option>
          ))}
        </select>
      )}
      {rule.kind !== 'textarea' && rule.kind !== 'select' && (
        <input
          {...common}
          {...typed}
          type={rule.kind}
          pattern={rule.typedPattern ?? (rule.kind === 'text' ? NOT_BLANK_PATTERN : undefined)}
          title={rule.kind === 'tel' ? words.expected.user_phone : undefined}
          placeholder={placeholder}
          defaultValue={value}
        />
      )}
      {(fault || hint) && (
        <span id={`${id}-note`}>
          {fault && (
            <span className={css.note} data-fault="">
              {fault}
            </span>
          )}
          {hint && <span className={css.note}>{hint}</span>}
        </span>
      )}
      {help && (
        <help.FieldHelp control={help.control} rule={rule} words={words} showFault={showFault} />
      )}
    </div>
  );
}
