import { PROPERTY_TYPES } from '#contract/forms.ts';

interface PropertyOptionsProps {
  readonly spelling?: 'label' | 'value';
  readonly placeholder: string;
}

/** The kinds of property, below a placeholder that cannot be chosen. Renders `<option>`s. */
export function PropertyOptions({ spelling = 'value', placeholder }: PropertyOptionsProps) {
  return (
    <>
      <option value="" disabled>
        {placeholder}
      </option>
      {PROPERTY_TYPES.map((type) => (
        <option key={type.value} value={type[spelling]}>
          {type.label}
        </option>
      ))}
    </>
  );
}
