import type { Field } from '#contract/desk/texts.ts';

export interface FieldProps {
  readonly file: string;
  readonly pageLabel: string;
  readonly field: Field;
  readonly isCurrent: boolean;
  readonly onFocus: (path: string) => void;
}
