/** Values that an earlier version of the desk stored in this browser, converted to the current format. */
import { readStored, removeStored, storedKeys } from './storage.ts';
import type { Pending } from './types.ts';

interface Earlier {
  readonly value?: unknown;
  readonly from?: unknown;
  readonly revision?: string | number;
}

const pending = ({ value, from = null, revision = '' }: Earlier): Pending => ({
  value,
  from,
  revision: String(revision),
  is: 'waiting',
});

/** An object with all texts or all values of projects; or one value of an enquiry with its revision. */
function valuesIn(key: string, held: Record<string, unknown>): [path: string, Pending][] {
  if (key === 'desk /words' || key === 'desk /projects')
    return Object.entries(held as Record<string, Earlier>).map(([path, one]) => [
      key === 'desk /words' ? `/words/${path}` : path,
      pending(one),
    ]);
  const { revision, ...value } = held as { revision?: number };
  return [[key.slice('desk '.length), pending({ value, revision })]];
}

interface Old extends Omit<Pending, 'is'> {
  readonly is: Pending['is'] | 'draft';
  readonly said?: string;
}
/** A stored value with the current names: `is: 'draft'` became `new`, `said` became `reason`. */
export const withCurrentNames = ({ said, is, ...pending }: Old): Pending => ({
  ...pending,
  ...(said !== undefined && { reason: said }),
  is: is === 'draft' ? 'new' : is,
});

/** Removes values in the oldest format from the storage, and returns the readable ones. */
export function takeOldValues(): Record<string, Pending> {
  const keys = storedKeys('desk /').filter((key) =>
    /^desk \/(words|projects|enquiries\/[^/]+\/(note|draft))$/.test(key),
  );
  const found = keys.flatMap((key) => {
    const text = readStored(key);
    removeStored(key);
    try {
      return valuesIn(key, JSON.parse(text ?? '{}'));
    } catch {
      return [];
    }
  });
  return Object.fromEntries(found);
}
