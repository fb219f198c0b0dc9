/** A field of a page of texts, and its current value as it is typed. */
import type { Field } from '#contract/desk/texts.ts';
import { useEditedValue } from '../../keep/keep.ts';

export interface FieldProps {
  readonly file: string;
  readonly pageLabel: string;
  readonly field: Field;
  readonly isCurrent: boolean;
  readonly onFocus: (path: string) => void;
}

export const useKeptField = ({
  file,
  pageLabel,
  field,
}: Pick<FieldProps, 'file' | 'pageLabel' | 'field'>) =>
  useEditedValue<string>(`/words/${file}#${field.path}`, field, {
    label: `${pageLabel}, ${field.label}`,
    screen: `/words/${file}#${encodeURIComponent(field.path)}`,
  });
