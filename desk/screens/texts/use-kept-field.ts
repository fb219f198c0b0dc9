/** The current value of a field of a page of texts, as it is typed. */
import { useEditedValue } from '../../keep/keep.ts';
import type { FieldProps } from './field-props.ts';

export const useKeptField = ({
  file,
  pageLabel,
  field,
}: Pick<FieldProps, 'file' | 'pageLabel' | 'field'>) =>
  useEditedValue<string>(`/words/${file}#${field.path}`, field, {
    label: `${pageLabel}, ${field.label}`,
    screen: `/words/${file}#${encodeURIComponent(field.path)}`,
  });
