/** Why a typed value is not saved: the server refused it, or somebody else has changed it. */
import { type EditedValue, keeper } from '../keep/keep.ts';
import type { Pending } from '../keep/types.ts';
import { NOT_SAVED } from '../messages/en.ts';
import { ErrorMessage } from './announcements.tsx';
import { TextButton } from './buttons.tsx';
import { Conflict } from './save-status.tsx';

interface UnsavedValueProps<T> {
  readonly field: Omit<EditedValue<T>, 'set'>;
  /** Of the message about a refusal. */
  readonly id?: string;
  readonly say?: (value: T) => string;
}

export const UnsavedValue = <T,>({ field, id, say }: UnsavedValueProps<T>) => (
  <>
    <ErrorMessage id={id}>
      {field.typed?.is === 'refused' && (
        <>
          {field.typed.reason}{' '}
          <TextButton onClick={() => keeper.discard(field.path)}>Discard my change</TextButton>
        </>
      )}
    </ErrorMessage>
    <Conflict {...{ field, say }} />
  </>
);

/** The sentence for a field that can be reset in another way. */
export const refusalOf = (typed: Pending | undefined) =>
  typed?.is === 'refused' && `${typed.reason} ${NOT_SAVED}`;

/** Properties of a control. The ids of its hint, its remaining characters and its refusal begin with its own. */
export const describedControl = (
  id: string,
  typed: Pending | undefined,
  { hint, left }: { readonly hint: unknown; readonly left: number | null },
) => {
  const ids = [
    hint && `${id}-hint`,
    left !== null && `${id}-left`,
    typed?.reason && `${id}-refused`,
  ];
  return {
    id,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    'aria-invalid': typed?.is === 'refused' || undefined,
  };
};
