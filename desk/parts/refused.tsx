/** Why the server refused a typed value, and the way back to the saved one. */
import { type Field, keeper } from '../keep/keep.ts';

export const Refused = <T,>({ field, id }: { readonly field: Field<T>; readonly id?: string }) => (
  <p className="trouble" role="alert" id={id}>
    {field.typed?.is === 'refused' && (
      <>
        {field.typed.reason}{' '}
        <button type="button" className="underlined" onClick={() => keeper.discard(field.path)}>
          Restore the saved text
        </button>
      </>
    )}
  </p>
);
