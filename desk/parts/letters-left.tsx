/** How many more characters fit into a text field, shown when it is almost full. */
import { FIELDS } from '../messages/en.ts';
import { say } from '../messages/message.ts';

/** Number of characters that still fit, negative if there are too many; null while more than a tenth of the limit is left. */
export function lettersLeft(value: string, limit: number | null | undefined): number | null {
  if (limit === null || limit === undefined) return null;
  const left = limit - value.length;
  return left < limit / 10 ? left : null;
}

export const LettersLeft = ({ id, left }: { readonly id: string; readonly left: number }) => (
  <span id={id} className="late">
    {say(left >= 0 ? FIELDS.left : FIELDS.tooMany, { count: Math.abs(left) })}
  </span>
);
