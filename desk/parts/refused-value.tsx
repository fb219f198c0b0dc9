/** Why the server refused a typed value, and a button to restore the saved one. */
import { type EditedValue, keeper } from '../keep/keep.ts';
import { ErrorMessage } from './announcements.tsx';
import { TextButton } from './buttons.tsx';

export const RefusedValue = <T,>({
  field,
  id,
}: {
  readonly field: EditedValue<T>;
  readonly id?: string;
}) => (
  <ErrorMessage id={id}>
    {field.typed?.is === 'refused' && (
      <>
        {field.typed.reason}{' '}
        <TextButton onClick={() => keeper.discard(field.path)}>Discard my change</TextButton>
      </>
    )}
  </ErrorMessage>
);
