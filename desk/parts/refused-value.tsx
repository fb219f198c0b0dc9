/** Why the server refused a typed value, and a button to restore the saved one. */
import { type Field, keeper } from '../keep/keep.ts';
import { Trouble } from './announcements.tsx';
import { TextButton } from './buttons.tsx';

export const Refused = <T,>({ field, id }: { readonly field: Field<T>; readonly id?: string }) => (
  <Trouble id={id}>
    {field.typed?.is === 'refused' && (
      <>
        {field.typed.reason}{' '}
        <TextButton onClick={() => keeper.discard(field.path)}>Restore the saved text</TextButton>
      </>
    )}
  </Trouble>
);
