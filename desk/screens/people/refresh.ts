/** What the parts of the screen share. */
import type { People } from '#contract/desk/enquiries.ts';
import { queries } from '../../api.ts';

export interface PeopleProps {
  readonly data: People;
  /** Asks the server for a change, and shows what is true afterwards. */
  readonly act: (path: string, body: unknown) => Promise<void>;
}

export const refreshPeople = () =>
  Promise.all(
    [['people'], ['acts'], ['me']].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );
